import type { Frame } from '#rules/campaign/types'
import type { Audience } from '#rules/core/audience'
import { isSame } from '#rules/core/values'
import type { AudienceSnapshot, DisplayInfo, GmSnapshot, DeviceServerStatus } from '#shared/contract'
import type { ReplayView } from '#shared/replay'
import type { DeviceServerControl } from './dependencies'
import type { HostState } from './host-state'

type PublicKind = AudienceSnapshot['kind']

/** The snapshot for a table, an overlay or a seat, built from nothing. */
export function audienceSnapshot<Kind extends PublicKind>(
  kind: Kind,
  { mode, frame, seat, replay }: Pick<AudienceSnapshot<Kind>, 'mode' | 'frame' | 'seat' | 'replay'>,
  { paused, look, notSaved }: Pick<HostState, 'paused' | 'look' | 'notSaved'>,
  serial: number
): AudienceSnapshot<Kind> {
  return {
    kind,
    serial,
    mode,
    frame,
    paused,
    look,
    seat,
    ...(notSaved && frame !== null && { notSaved }),
    ...(replay !== undefined && { replay })
  }
}

/** The address with the common code, while the Game Master shows it on a live table (JN9). It contains no other link. */
export function joinFields(
  { kind }: Audience,
  { mode, replay }: Pick<AudienceSnapshot, 'mode' | 'replay'>,
  deviceServer: Pick<DeviceServerControl, 'status'>
): Pick<AudienceSnapshot, 'joinUrl'> {
  if (kind !== 'table' || mode !== 'live' || replay !== undefined) return {}
  const { onTable, url } = deviceServer.status(null, [], []).join
  return onTable && url !== null ? { joinUrl: url } : {}
}

/** The parts that the shell and the servers add to the GM's snapshot. */
export interface ShellState extends Pick<GmSnapshot, 'pictureKey' | 'renditionsWanted' | 'pictureViews'> {
  readonly shell: 'electron' | 'browser'
  readonly version: string
  readonly frame: Frame<'gm'> | null
  readonly boardsOnScreens: GmSnapshot['boardsOnScreens']
  readonly preview: AudienceSnapshot<'table'>
  readonly replay?: ReplayView
  readonly overlay?: AudienceSnapshot<'overlay'>
  readonly displays: readonly DisplayInfo[]
  readonly deviceServer: DeviceServerStatus
  readonly open: GmSnapshot['open']
}

export function gmSnapshot(state: HostState, surroundings: ShellState, serial: number): GmSnapshot {
  const { campaign, modes, preferences, recents, paused, notices, openingProblem, opening } = state
  return {
    kind: 'gm',
    serial,
    ...surroundings,
    file: campaign?.store.status() ?? null,
    modes,
    preferences,
    recents,
    paused,
    notices,
    trouble: openingProblem,
    opening
  }
}

/** Whether two snapshots look the same on a screen; the serial does not count. */
export function looksTheSame(one: AudienceSnapshot, other: AudienceSnapshot): boolean {
  return (
    one.mode === other.mode &&
    one.frame === other.frame &&
    one.paused === other.paused &&
    one.look === other.look &&
    one.notSaved === other.notSaved &&
    one.replay === other.replay &&
    isSame(one.layout, other.layout) &&
    one.tests === other.tests &&
    one.pictureKey === other.pictureKey &&
    one.pictureView === other.pictureView &&
    one.joinUrl === other.joinUrl
  )
}
