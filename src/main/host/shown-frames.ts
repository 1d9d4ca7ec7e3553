import type { Chronicle } from '#rules/campaign/chronicle'
import { frameFor } from '#rules/campaign/frame'
import type { FrameSource } from '#rules/campaign/meanwhile'
import { shownBoards, type ShownBoards } from '#rules/campaign/shown-boards'
import type { BoardId, Frame } from '#rules/campaign/types'
import { audienceKey, type Audience, type AudienceKind } from '#rules/core/audience'
import { isSame } from '#rules/core/values'
import type { SeatId } from '#rules/core/seat'
import type { GmSnapshot } from '#shared/contract'
import { AudienceFrames } from './audience-frames'
import type { HostState } from './host-state'

type AnyFrame = Frame<AudienceKind>

/** The frames of the open campaign for every audience, limited to the games on the screens (ST6, ST7). */
export class ShownFrames {
  private readonly audienceFrames = new AudienceFrames()
  /** The frames of the last turn. */
  private readonly frames = new Map<string, AnyFrame>()
  private shown: ShownBoards | null = null

  constructor(private readonly state: HostState) {}

  /** The campaign, or the choice of shown games, has changed. Only in a turn of the queue. */
  forget(): void {
    this.frames.clear()
  }

  /** Null while no campaign is open. */
  of(audience: Audience): AnyFrame | null {
    const { campaign, preferences } = this.state
    if (!campaign) return null
    const key = audience.kind === 'overlay' ? `overlay ${preferences.overlayNames}` : audienceKey(audience)
    const known = this.frames.get(key)
    if (known) return known
    const { chronicle } = campaign
    const frame = this.audienceFrames.frameFor(chronicle, audience, preferences.overlayNames, this.shownBoards())
    this.frames.set(key, frame)
    return frame
  }

  /**
   * The source of the frame with this revision. Null: the newest frame, unchanged since. Undefined: an unknown
   * revision. Only in a turn of the queue.
   */
  sourceOf(audience: Audience, revision: number, chronicle: Chronicle): FrameSource | null | undefined {
    const newest = audience.kind === 'gm' ? chronicle.revision : this.of(audience)?.revision
    if (newest === revision) return null
    return this.audienceFrames.past.sourceOf(audienceKey(audience), revision, chronicle)
  }

  /** The frame of a player in the hot-seat, including games that are not shown yet. */
  inHotSeat(seat: SeatId): AnyFrame | null {
    const frame = this.of({ kind: 'seat', seat })
    if (!frame || !this.state.campaign) return frame
    const { boards } = frameFor(this.state.campaign.chronicle, { kind: 'seat', seat })
    return { ...frame, boards } as AnyFrame
  }

  /** The boards that only the GM knows of. */
  get hidden(): readonly BoardId[] {
    return this.shownBoards()?.hidden ?? []
  }

  /** Whether only the GM knows of this board. A board that does not exist counts as hidden. */
  isHidden(board: BoardId): boolean {
    const known = this.state.campaign?.chronicle.campaign.boards.some(({ id }) => id === board)
    return !known || this.hidden.includes(board)
  }

  /** The choice of games in the form for the dashboard. */
  get boardsOnScreens(): GmSnapshot['boardsOnScreens'] {
    const { boardChoice } = this.state
    const shown = this.shownBoards()
    return shown && boardChoice ? { table: shown.table, waiting: shown.hidden, follows: boardChoice.follows } : null
  }

  /** The same object as long as its content stays the same. */
  private shownBoards(): ShownBoards | null {
    const { boardChoice, campaign } = this.state
    const now = campaign && boardChoice ? shownBoards(boardChoice, campaign.chronicle.campaign.boards) : null
    if (!isSame(this.shown, now)) this.shown = now
    return this.shown
  }
}
