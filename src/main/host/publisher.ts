import { frameFor } from '#rules/campaign/frame'
import type { Frame } from '#rules/campaign/types'
import { audienceKey, type Audience, type AudienceKind } from '#rules/core/audience'
import type { SeatId } from '#rules/core/seat'
import type { AudienceShowing, GmShowing, Showing } from '#shared/contract'
import type { Desk } from './desk'
import type { House, Stage, Viewer } from './house'
import { audienceShowing, gmShowing, looksTheSame } from './showing'
import { tidySoon } from './tidy'

type PublicAudience = Exclude<Audience, { kind: 'gm' }>
type Face = Pick<AudienceShowing, 'mode' | 'frame'>

const table: PublicAudience = { kind: 'table' }
const nothing: Face = { mode: 'waiting', frame: null }

/**
 * Makes every picture that leaves the host and sends it to whom it is for; nobody else does either.
 *
 * Frames are taken from the campaign only in `publish` and `attach`, which run in the host's turns: an act that is
 * not on disk yet is in no frame. `refresh` may run at any time, because it reuses the frames of the last turn.
 */
export class Publisher {
  private readonly viewers = new Set<Viewer>()
  private readonly frames = new Map<string, Frame<AudienceKind>>()
  private readonly shown = new Map<string, AudienceShowing>()
  private lastLive: Frame<'table'> | null = null
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
    this.followTable()
    this.refresh()
    tidySoon()
  }

  /** Something around the campaign has changed. The players see it first: theirs are the small pictures. */
  refresh(): void {
    this.serial += 1
    for (const viewer of this.viewers) if (viewer.audience.kind !== 'gm') this.show(viewer)
    this.showGm()
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
    if (viewer.audience.kind === 'gm') return this.refresh()
    this.serial += 1
    viewer.show(this.publicShowing(viewer.audience, viewer.campaign))
    this.refreshGm()
  }

  detach(viewer: Viewer): void {
    if (this.viewers.delete(viewer)) this.refreshGm()
  }

  /** From now on the table shows what the mode says. Only in a turn. */
  followTable(): void {
    if (this.desk.tableMode === 'live') this.lastLive = this.frame({ kind: 'table' }) as Frame<'table'> | null
  }

  /** What one seat alone may see now. Only in a turn. */
  peek(seat: SeatId): AudienceShowing<'seat'> {
    return this.publicShowing({ kind: 'seat', seat }, null) as AudienceShowing<'seat'>
  }

  private refreshGm(): void {
    this.serial += 1
    this.showGm()
  }

  private showGm(): void {
    for (const viewer of this.viewers) if (viewer.audience.kind === 'gm') this.show(viewer)
  }

  private show(viewer: Viewer): void {
    const { audience } = viewer
    if (audience.kind === 'gm') return viewer.show(this.gmShowing())
    const showing = this.publicShowing(audience, viewer.campaign)
    if (showing.serial === this.serial) viewer.show(showing)
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
    const elsewhere = this.isElsewhere(campaign)
    const seat = audience.kind === 'seat' ? audience.seat : null
    const face = elsewhere ? nothing : this.face(audience)
    const made = audienceShowing(audience.kind, { ...face, seat }, this.desk, this.serial) as AudienceShowing
    const key = keyOf(audience, elsewhere)
    const before = this.shown.get(key)
    if (before && looksTheSame(before, made)) return before
    this.shown.set(key, made)
    return made
  }

  private face(audience: PublicAudience): Face {
    if (audience.kind !== 'table') return faceOf(this.frame(audience))
    if (this.desk.tableMode === 'blank') return { mode: 'blank', frame: null }
    return faceOf(this.lastLive)
  }

  private frame(audience: Audience): Frame<AudienceKind> | null {
    const { campaign } = this.desk
    if (!campaign) return null
    const key = audienceKey(audience)
    const frame = this.frames.get(key) ?? frameFor(campaign.chronicle, audience)
    this.frames.set(key, frame)
    return frame
  }

  private isElsewhere(campaign: string | null): boolean {
    return campaign !== null && campaign !== this.desk.campaign?.store.id
  }

  private count(kind: AudienceKind): number {
    return [...this.viewers].filter(({ audience }) => audience.kind === kind).length
  }
}

function faceOf(frame: Frame<AudienceKind> | null): Face {
  return frame ? { mode: 'live', frame: frame as AudienceShowing['frame'] } : nothing
}

function keyOf(audience: PublicAudience, elsewhere: boolean): string {
  return elsewhere ? `${audienceKey(audience)} elsewhere` : audienceKey(audience)
}
