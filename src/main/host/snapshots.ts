import type { Frame } from '#rules/campaign/types'
import type { AudienceShowing, DisplayInfo, GmShowing, StageStatus } from '#shared/contract'
import type { Desk } from './host-state'

type PublicKind = AudienceShowing['kind']

/** One picture for a table, an overlay or a seat, built up from nothing. */
export function audienceShowing<Kind extends PublicKind>(
  kind: Kind,
  { mode, frame, seat }: Pick<AudienceShowing<Kind>, 'mode' | 'frame' | 'seat'>,
  { paused, look, notSaved }: Pick<Desk, 'paused' | 'look' | 'notSaved'>,
  serial: number
): AudienceShowing<Kind> {
  return { kind, serial, mode, frame, paused, look, seat, ...(notSaved && frame !== null && { notSaved }) }
}

/** What the house adds to the GM's picture. */
export interface Surroundings {
  readonly shell: 'electron' | 'browser'
  readonly version: string
  readonly frame: Frame<'gm'> | null
  readonly preview: AudienceShowing<'table'>
  readonly displays: readonly DisplayInfo[]
  readonly stage: StageStatus
  readonly open: GmShowing['open']
}

/** The picture for the dashboard. */
export function gmShowing(desk: Desk, surroundings: Surroundings, serial: number): GmShowing {
  const { campaign, tableMode, preferences, recents, paused, notices, trouble, opening } = desk
  return {
    kind: 'gm',
    serial,
    ...surroundings,
    file: campaign?.store.status() ?? null,
    tableMode,
    preferences,
    recents,
    paused,
    notices,
    trouble,
    opening
  }
}

/** Would a screen see any difference? The serial alone is none. */
export function looksTheSame(one: AudienceShowing, other: AudienceShowing): boolean {
  return (
    one.mode === other.mode &&
    one.frame === other.frame &&
    one.paused === other.paused &&
    one.look === other.look &&
    one.notSaved === other.notSaved
  )
}
