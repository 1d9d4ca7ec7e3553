import type { Frame } from '#rules/campaign/types'
import { audienceKey, type AudienceKind } from '#rules/core/audience'
import type { SeatId } from '#rules/core/seat'
import type { AudienceSnapshot, GmSnapshot, OverlayLayout, PublicScreen, ScreenMode, Snapshot } from '#shared/contract'
import { watchingScreens, type WatchingScreen } from '#shared/screens'
import { shownLayout } from '#shared/overlay-layouts'
import type { BackupInfo, Problem } from '#shared/problem'
import type { HostState, OpenCampaign } from './host-state'
import type { HostDependencies, DeviceServerControl, Viewer } from './dependencies'
import { heldAfter, heldKey, type PublicAudience } from './held-screens'
import { ReplayRun } from './replaying'
import { ShownFrames } from './audience-frames'
import { OverlaySnapshots } from './overlay-snapshots'
import { ShownPictures, type ScreenContent } from './shown-pictures'
import type { PictureId } from '#rules/core/picture'
import { audienceSnapshot, gmSnapshot, joinFields, looksTheSame } from './snapshots'

interface OverlayLink {
  readonly layout: OverlayLayout
  readonly tests: number
}

const table: PublicAudience = { kind: 'table' }
const overlay: PublicAudience = { kind: 'overlay' }
const waitingContent: ScreenContent = { mode: 'waiting', frame: null }
const blankContent: ScreenContent = { mode: 'blank', frame: null }

/**
 * The only maker and sender of snapshots.
 *
 * Frames are made only in `publish` and `attach`, which run in turns of the queue. An act that is not on disk yet is
 * therefore in no frame. `refresh` may run at any time, because it reuses the frames of the last turn.
 */
export class Publisher {
  private readonly viewers = new Set<Viewer>()
  private readonly shown = new Map<string, AudienceSnapshot>()
  private readonly sent = new WeakMap<Viewer, Snapshot>()
  readonly overlays: OverlaySnapshots
  readonly frames: ShownFrames
  /** A replay on the table page. */
  readonly replaying: ReplayRun
  private keeping = Promise.resolve()
  private letting = Promise.resolve()
  readonly pictures = new ShownPictures()
  private serial: number

  /**
   * Serials start at the present milliseconds: a page that outlives the host then accepts the next host's snapshots as
   * newer.
   */
  constructor(
    private readonly state: HostState,
    private readonly dependencies: HostDependencies,
    private readonly deviceServer: () => DeviceServerControl,
    inTurn: (step: () => void) => void
  ) {
    this.serial = dependencies.clock.now()
    this.frames = new ShownFrames(state)
    this.replaying = new ReplayRun(dependencies.clock, step =>
      inTurn(() => {
        step()
        this.refresh()
      })
    )
    this.overlays = new OverlaySnapshots(
      state,
      dependencies.clock,
      (layout, tests) => this.publicSnapshot(overlay, null, { layout, tests }) as AudienceSnapshot<'overlay'>,
      () => this.showOverlays()
    )
  }

  /** The campaign has changed: updates every screen. Only in a turn of the queue. */
  publish(): void {
    this.frames.forget()
    this.replaying.end()
    const { campaign } = this.state
    this.pictures.views.follow(campaign?.chronicle.campaign.showing.live ?? [])
    if (campaign) this.deviceServer().revokeSeats(campaign.store.id, this.state.retired)
    if (this.state.followBoards()) this.keepScreens()
    this.refresh()
  }

  /** State beside the campaign has changed. The players' snapshots are sent first because they are smaller. */
  refresh(): void {
    this.orLetGo(() => this.overlays.follow())
    for (const viewer of this.viewers) if (viewer.audience.kind !== 'gm') this.show(viewer)
    this.refreshGm()
  }

  /** Refreshes later, unless an act is published first, so that each act causes one snapshot instead of two. */
  refreshSoon(): void {
    const { serial } = this
    setImmediate(() => {
      if (this.serial === serial) this.refresh()
    })
  }

  /** Only in a turn of the queue. */
  attach(viewer: Viewer): void {
    this.viewers.add(viewer)
    if (viewer.audience.kind !== 'gm') this.show(viewer)
    this.refreshGm()
  }

  /**
   * Closes a campaign that cannot be shown, and informs the Game Master. The file stays unchanged, and another campaign
   * can be opened.
   */
  private orLetGo(show: () => void): void {
    try {
      show()
    } catch (error) {
      const { campaign } = this.state
      if (!campaign) throw error
      const { path } = campaign.store.status()
      this.dependencies.log(`failed: ${path} cannot be shown: ${String(error instanceof Error ? error.stack : error)}`)
      this.state.campaign = null
      this.state.openingProblem = unshowable(path, [])
      this.letting = this.letGo(campaign, path)
      this.frames.forget()
      this.replaying.end()
      this.refresh()
    }
  }

  /** Writes the acts that are in memory only, if possible, and closes the campaign. */
  private async letGo({ store }: OpenCampaign, path: string): Promise<void> {
    const closed = await store.close().catch(() => null)
    if (!closed?.ok) await store.abandon()
    const backups = await this.dependencies.library.backups(path)
    if (this.state.openingProblem?.kind !== 'unreadable' || !backups.ok) return
    this.state.openingProblem = unshowable(path, backups.value)
    this.refresh()
  }

  detach(viewer: Viewer): void {
    if (this.viewers.delete(viewer)) this.refreshGm()
  }

  /**
   * Keeps the present frames of these screens while they are not live. Only in a turn of the queue, before their mode
   * changes.
   */
  holdFrames(screens: readonly PublicScreen[], next: ScreenMode): void {
    this.replaying.end()
    this.state.held = heldAfter(this.state, screens, next, audience => this.frames.of(audience))
  }

  /**
   * The screens show other games. Only in a turn of the queue.
   * @returns resolves when the choice is stored, or could not be stored
   */
  publishBoards(): Promise<void> {
    this.replaying.end()
    this.keepScreens()
    this.frames.forget()
    this.refresh()
    return this.keeping
  }

  /** Resolves when the choice of games on the screens is stored, or could not be stored. */
  whenKept(): Promise<void> {
    return this.keeping
  }

  /** Resolves when a campaign that cannot be shown is closed. */
  whenLetGo(): Promise<void> {
    return this.letting
  }

  /**
   * The present view of one seat, whatever the screens show, including games that are not shown yet. Only in a turn of
   * the queue.
   */
  peek(seat: SeatId): AudienceSnapshot<'seat'> {
    const content = liveContent(this.frames.inHotSeat(seat))
    return audienceSnapshot(
      'seat',
      { ...content, seat } as AudienceSnapshot<'seat'>,
      this.state,
      this.dependencies.clock.now()
    )
  }

  /**
   * The picture of a key while the screen that received the key shows that picture; null for any other key. Only in a
   * turn of the queue.
   */
  pictureBehind(key: string): PictureId | null {
    return this.pictures.behind(key, (audience, campaign) =>
      audience.kind === 'overlay' ? this.overlays.all() : [this.publicSnapshot(audience, campaign)]
    )
  }

  /** A delayed snapshot is due. */
  private showOverlays(): void {
    for (const viewer of this.viewers) if (viewer.audience.kind === 'overlay') this.show(viewer)
    if (this.overlays.watched !== null) this.refreshGm()
  }

  private refreshGm(): void {
    this.orLetGo(() => {
      this.serial += 1
      for (const viewer of this.viewers) if (viewer.audience.kind === 'gm') viewer.show(this.dashboardSnapshot())
    })
  }

  /** Sends nothing when the snapshot looks the same, because the time of sending could reveal a hidden act. */
  private show(viewer: Viewer): void {
    const { audience, campaign, layout } = viewer
    if (audience.kind === 'gm') return
    this.orLetGo(() => {
      const snapshot =
        audience.kind === 'overlay' ? this.overlays.snapshotOf(layout) : this.publicSnapshot(audience, campaign)
      if (this.sent.get(viewer) === snapshot) return
      this.sent.set(viewer, snapshot)
      viewer.show(snapshot)
    })
  }

  private dashboardSnapshot(): GmSnapshot {
    const { state, dependencies } = this
    const surroundings = {
      shell: dependencies.shell.kind,
      version: dependencies.version,
      frame: this.frames.of({ kind: 'gm' }) as Frame<'gm'> | null,
      boardsOnScreens: this.frames.boardsOnScreens,
      ...this.pictures.gmFields(state.campaign?.chronicle.campaign.showing),
      preview: this.publicSnapshot(table, null) as AudienceSnapshot<'table'>,
      ...(this.replaying.view && { replay: this.replaying.view }),
      ...(this.overlays.watched !== null && { overlay: this.overlays.snapshotOf(this.overlays.watched) }),
      displays: dependencies.shell.displays(),
      deviceServer: this.deviceServer().status(
        state.campaign?.store.id ?? null,
        state.seats,
        state.preferences.layouts.map(({ id }) => id)
      ),
      open: this.openScreens()
    }
    return gmSnapshot(state, surroundings, this.serial)
  }

  /** Returns the same object as long as the content looks the same. */
  private publicSnapshot(
    audience: PublicAudience,
    campaign: string | null,
    link: OverlayLink | null = null
  ): Snapshot & AudienceSnapshot {
    const key = `${audienceKey(audience)} ${campaign ?? link?.layout.id ?? ''}`
    const before = this.shown.get(key)
    const serial = Math.max(this.dependencies.clock.now(), (before?.serial ?? 0) + 1)
    const made = {
      ...this.makeSnapshot(audience, campaign, serial),
      ...(link && { layout: shownLayout(link.layout), tests: link.tests })
    }
    if (before && looksTheSame(before, made)) return before
    this.shown.set(key, made)
    return made
  }

  private makeSnapshot(audience: PublicAudience, campaign: string | null, serial: number): AudienceSnapshot {
    const seat = audience.kind === 'seat' ? audience.seat : null
    const elsewhere = campaign !== null && campaign !== this.state.campaign?.store.id
    const isGone = seat !== null && !elsewhere && !this.state.seats.includes(seat)
    const content = isGone ? waitingContent : this.content(audience, campaign)
    // A pause applies to the open campaign; a phone of another campaign does not receive it.
    const around = elsewhere ? { paused: false, look: this.state.look, notSaved: false } : this.state
    const fields = {
      ...this.pictures.fields(audience, campaign, content),
      ...joinFields(audience, content, this.deviceServer())
    }
    return { ...audienceSnapshot(audience.kind, { ...content, seat }, around, serial), ...fields } as AudienceSnapshot
  }

  /** @param campaign the campaign of a seat's link; null: the open one */
  private content(audience: PublicAudience, campaign: string | null): ScreenContent {
    const { modes, held, campaign: open } = this.state
    const mode = modes[audience.kind === 'seat' ? 'phones' : audience.kind]
    const id = campaign ?? open?.store.id ?? null
    const replayed = audience.kind === 'table' && mode === 'live' ? this.replaying.frame : null
    if (replayed) return { mode: 'live', frame: replayed, replay: this.replaying.view?.name ?? '' }
    if (mode === 'live') return id === (open?.store.id ?? null) ? liveContent(this.frames.of(audience)) : waitingContent
    const heldFrame = held.get(heldKey(audience, id))
    // A screen without a held frame becomes dark, because a newer frame could show what was held back.
    if (mode === 'blank' || heldFrame === undefined) return blankContent
    return heldFrame === null ? waitingContent : { mode: 'frozen', frame: heldFrame }
  }

  private keepScreens(): void {
    const { library, log } = this.dependencies
    const kept = library.screens.save(this.state.screenSettings)
    this.keeping = kept.then(({ ok }) => void (ok || log('which games are on the screens could not be kept')))
  }

  /** The number of viewers of each page. */
  private openScreens(): GmSnapshot['open'] {
    const count = (screen: AudienceKind): number =>
      [...this.viewers].filter(({ audience }) => audience.kind === screen).length
    const watching = watchingScreens.map(screen => [screen, count(screen)] as const)
    return { ...(Object.fromEntries(watching) as Record<WatchingScreen, number>), seats: count('seat') }
  }
}

function unshowable(path: string, backups: readonly BackupInfo[]): Problem {
  return {
    kind: 'unreadable',
    path,
    damagedAt: 'the whole file',
    message:
      'Something in this campaign does not fit together, so it cannot be shown. It was closed, and its file stays as it is',
    remedy:
      backups.length > 0
        ? 'Open one of its copies'
        : 'Open another campaign, and report this to the makers of Hearthside',
    backups
  }
}

function liveContent(frame: Frame<AudienceKind> | null): ScreenContent {
  return frame ? { mode: 'live', frame: frame as AudienceSnapshot['frame'] } : waitingContent
}
