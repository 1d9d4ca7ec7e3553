import type { Frame } from '#rules/campaign/types'
import { audienceKey, type Audience, type AudienceKind } from '#rules/core/audience'
import type { SeatId } from '#rules/core/seat'
import type { AudienceShowing, GmShowing, Showing } from '#shared/contract'
import type { Desk } from './host-state'
import type { House, Stage, Viewer } from './dependencies'
import { Pictures } from './audience-frames'
import { audienceShowing, gmShowing, looksTheSame } from './snapshots'
import { tidySoon } from './young-garbage'

type PublicAudience = Exclude<Audience, { kind: 'gm' }>
type Face = Pick<AudienceShowing, 'mode' | 'frame'>

const table: PublicAudience = { kind: 'table' }
const nothing: Face = { mode: 'waiting', frame: null }
const dark: Face = { mode: 'blank', frame: null }

/**
 * Makes every picture that leaves the host and sends it to whom it is for; nobody else does either.
 *
 * Frames are taken from the campaign only in `publish` and `attach`, which run in the host's turns: an act that is
 * not on disk yet is in no frame. `refresh` may run at any time, because it reuses the frames of the last turn.
 */
export class Publisher {
  private readonly viewers = new Set<Viewer>()
  private readonly pictures = new Pictures()
  /** The frames of the last turn. */
  private readonly frames = new Map<string, Frame<AudienceKind>>()
  /** What everybody saw when the GM last froze or darkened the screens. */
  private readonly lastLive = new Map<string, Frame<AudienceKind> | null>()
  private readonly shown = new Map<string, AudienceShowing>()
  private readonly sent = new WeakMap<Viewer, Showing>()
  private serial: number

  /** Serials begin at today's milliseconds: a page that outlives the host still takes the next host's pictures for newer. */
  constructor(
    private readonly desk: Desk,
    private readonly house: House,
    private readonly stage: () => Stage
  ) {
    this.serial = house.clock.now()
  }

  /** The campaign has changed: everybody sees it. Only in a turn. */
  publish(): void {
    this.frames.clear()
    const { campaign } = this.desk
    if (campaign) this.stage().closeTo(campaign.store.id, this.desk.retired)
    this.refresh()
    tidySoon()
  }

  /** Something around the campaign has changed. The players see it first: theirs are the small pictures. */
  refresh(): void {
    for (const viewer of this.viewers) if (viewer.audience.kind !== 'gm') this.show(viewer)
    this.refreshGm()
  }

  /** The same, unless the act that changed it shows itself first: one picture for each act, not two. */
  refreshSoon(): void {
    const { serial } = this
    setImmediate(() => {
      if (this.serial === serial) this.refresh()
    })
  }

  /** Only in a turn. */
  attach(viewer: Viewer): void {
    this.viewers.add(viewer)
    if (viewer.audience.kind !== 'gm') this.show(viewer)
    this.refreshGm()
  }

  detach(viewer: Viewer): void {
    if (this.viewers.delete(viewer)) this.refreshGm()
  }

  /** Keeps what everybody sees now, for as long as the screens are not live. Only in a turn, before the mode changes. */
  holdPictures(): void {
    this.lastLive.clear()
    const seats = this.desk.seats.map(seat => ({ kind: 'seat', seat }) as const)
    for (const audience of [table, { kind: 'overlay' } as const, ...seats])
      this.lastLive.set(audienceKey(audience), this.frame(audience))
  }

  /** How many pictures one seat has been shown: its buttons stand on the newest. Only in a turn. */
  revisionFor(seat: SeatId): number {
    return this.frame({ kind: 'seat', seat })?.revision ?? 0
  }

  /** What one seat alone may see now, whatever the screens show. Only in a turn. */
  peek(seat: SeatId): AudienceShowing<'seat'> {
    const face = faceOf(this.frame({ kind: 'seat', seat }))
    return audienceShowing('seat', { ...face, seat } as AudienceShowing<'seat'>, this.desk, this.house.clock.now())
  }

  private refreshGm(): void {
    this.serial += 1
    for (const viewer of this.viewers) if (viewer.audience.kind === 'gm') viewer.show(this.gmShowing())
  }

  /** Nothing is sent that would look the same: when something was sent is news too. */
  private show(viewer: Viewer): void {
    const { audience, campaign } = viewer
    if (audience.kind === 'gm') return
    const showing = this.publicShowing(audience, campaign)
    if (this.sent.get(viewer) === showing) return
    this.sent.set(viewer, showing)
    viewer.show(showing)
  }

  private gmShowing(): GmShowing {
    const { desk, house } = this
    const surroundings = {
      shell: house.shell.kind,
      version: house.version,
      frame: this.frame({ kind: 'gm' }) as Frame<'gm'> | null,
      preview: this.publicShowing(table, null) as AudienceShowing<'table'>,
      displays: house.shell.displays(),
      stage: this.stage().status(desk.campaign?.store.id ?? null, desk.seats),
      open: { table: this.count('table'), overlay: this.count('overlay'), seats: this.count('seat') }
    }
    return gmShowing(desk, surroundings, this.serial)
  }

  /** The same object as before for as long as nobody could see a difference. */
  private publicShowing(audience: PublicAudience, campaign: string | null): Showing & AudienceShowing {
    const key = `${audienceKey(audience)} ${campaign ?? ''}`
    const before = this.shown.get(key)
    const made = this.makeShowing(audience, campaign, Math.max(this.house.clock.now(), (before?.serial ?? 0) + 1))
    if (before && looksTheSame(before, made)) return before
    this.shown.set(key, made)
    return made
  }

  private makeShowing(audience: PublicAudience, campaign: string | null, serial: number): AudienceShowing {
    const seat = audience.kind === 'seat' ? audience.seat : null
    const elsewhere = campaign !== null && campaign !== this.desk.campaign?.store.id
    const isGone = seat !== null && !this.desk.seats.includes(seat)
    const face = elsewhere || isGone ? nothing : this.face(audience)
    // A pause stops the game that is open; a phone that waits for another one hears nothing of it.
    const around = elsewhere ? { paused: false, look: this.desk.look, notSaved: false } : this.desk
    return audienceShowing(audience.kind, { ...face, seat }, around, serial) as AudienceShowing
  }

  private face(audience: PublicAudience): Face {
    const { tableMode, campaign } = this.desk
    if (tableMode === 'live' || !campaign) return faceOf(this.frame(audience))
    const held = this.lastLive.get(audienceKey(audience)) ?? null
    // What was frozen before the program ended is gone with it: dark is safe, and a newer picture is not.
    if (tableMode === 'blank' || held === null) return dark
    return { ...faceOf(held), mode: 'frozen' }
  }

  private frame(audience: Audience): Frame<AudienceKind> | null {
    const { campaign, preferences } = this.desk
    if (!campaign) return null
    const key = audience.kind === 'overlay' ? `overlay ${preferences.overlayNames}` : audienceKey(audience)
    const known = this.frames.get(key)
    if (known) return known
    const frame = this.pictures.of(campaign.chronicle, audience, preferences.overlayNames)
    this.frames.set(key, frame)
    return frame
  }

  private count(kind: AudienceKind): number {
    return [...this.viewers].filter(({ audience }) => audience.kind === kind).length
  }
}

function faceOf(frame: Frame<AudienceKind> | null): Face {
  return frame ? { mode: 'live', frame: frame as AudienceShowing['frame'] } : nothing
}
