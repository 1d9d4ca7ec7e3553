import type { Chronicle } from '#rules/campaign/chronicle'
import { frameFor } from '#rules/campaign/frame'
import { type ShownBoards, shownBoards } from '#rules/campaign/shown-boards'
import type { Cause, Frame, LoggedLine, BoardId } from '#rules/campaign/types'
import { audienceKey, type Audience, type AudienceKind } from '#rules/core/audience'
import { isSame } from '#rules/core/values'
import type { FrameSource } from '#rules/campaign/meanwhile'
import { namedFor, type StreamNames } from './stream-names'
import type { SeatId } from '#rules/core/seat'
import type { GmSnapshot } from '#shared/contract'
import type { HostState } from './host-state'

type AnyFrame = Frame<AudienceKind>

interface NewestFrame {
  readonly chronicle: Chronicle
  /** The chronicle's revision when this frame was last confirmed. */
  readonly at: number
  readonly frame: AnyFrame
  readonly shown: ShownBoards | null
}

/**
 * The frame of each audience. Every audience but the GM has its own revision numbers, so that no number reveals hidden
 * acts or their undo. A frame with unchanged content stays the same object.
 */
export class AudienceFrames {
  private readonly newest = new Map<string, NewestFrame>()
  /** The sources of past frames, for audiences that may act on them. */
  readonly past = new StoredFrames()

  /** Only in a turn of the queue: an act that is not on disk yet must be in no frame. */
  frameFor(chronicle: Chronicle, audience: Audience, names: StreamNames, shown: ShownBoards | null): AnyFrame {
    const key = audienceKey(audience)
    const before = this.newest.get(key)
    const isNewest = before?.chronicle === chronicle && before.at === chronicle.revision && before.shown === shown
    if (isNewest && !hasOtherNames(before.frame, names)) return before.frame
    const made = frameFor(chronicle, audience, shown)
    const frame = audience.kind === 'gm' ? made : withOwnRevision(namedFor(made, names), audience, chronicle, before)
    this.newest.set(key, { chronicle, at: chronicle.revision, frame, shown })
    if (audience.kind === 'gm' || audience.kind === 'seat') this.past.note(key, frame.revision, chronicle)
    return frame
  }
}

/** The names on the stream may have been switched since; all other frames do not depend on that setting. */
function hasOtherNames({ audience, seats }: AnyFrame, names: StreamNames): boolean {
  return audience === 'overlay' && seats.some(({ player }) => player !== '') !== (names === 'players')
}

function withOwnRevision(
  made: AnyFrame,
  audience: Audience,
  chronicle: Chronicle,
  before: NewestFrame | undefined
): AnyFrame {
  const numbered = { ...made, log: renumbered(made.log) }
  if (before?.chronicle === chronicle && saysTheSame(before.frame, numbered)) return before.frame
  const revision = (before?.frame.revision ?? 0) + 1
  const isNext = before?.chronicle === chronicle && before.at === chronicle.revision - 1
  // The acts in between were never shown here. They must cause no page turn, and their cause may be hidden.
  const cause: Cause = isNext ? made.cause : 'opened'
  const isOwn = cause === 'act' && isActOf(audience, chronicle)
  return { ...numbered, revision, entry: revision, cause, ...(isOwn && { own: true }) }
}

function isActOf(audience: Audience, chronicle: Chronicle): boolean {
  const act = chronicle.entry(chronicle.line.latest)
  return (
    audience.kind === 'seat' && act?.kind === 'act' && act.actor.kind === 'seat' && act.actor.seat === audience.seat
  )
}

/** The cause of a frame is not part of its content: otherwise a hidden act would make a new frame. */
function saysTheSame({ own: _, ...before }: AnyFrame, now: AnyFrame): boolean {
  return isSame(before, { ...now, revision: before.revision, entry: before.entry, cause: before.cause })
}

/** Lines of one act keep one number; the gaps that hidden acts leave between the numbers are closed. */
function renumbered(log: readonly LoggedLine[]): readonly LoggedLine[] {
  const entries = [...new Set(log.map(({ entry }) => entry))]
  return log.map(line => ({ ...line, entry: entries.indexOf(line.entry) + 1 }))
}

/** The number of past frames for each screen: a command refers to a frame of a moment ago. */
const kept = 64

interface StoredFrame extends FrameSource {
  readonly chronicle: Chronicle
}

/** The source of the last frames of every screen that can act, by revision. */
class StoredFrames {
  private readonly screens = new Map<string, Map<number, StoredFrame>>()

  /** Records that this revision shows the campaign's present state. */
  note(screen: string, revision: number, chronicle: Chronicle): void {
    const frames = this.screens.get(screen) ?? new Map<number, StoredFrame>()
    this.screens.set(screen, frames)
    frames.delete(revision)
    frames.set(revision, { chronicle, campaign: chronicle.campaign, entries: chronicle.revision })
    const [oldest] = frames.keys()
    if (frames.size > kept && oldest !== undefined) frames.delete(oldest)
  }

  /** Undefined for a frame that was never shown, is too old, or belongs to another campaign. */
  sourceOf(screen: string, revision: number, chronicle: Chronicle): FrameSource | undefined {
    const found = this.screens.get(screen)?.get(revision)
    return found?.chronicle === chronicle ? found : undefined
  }
}

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
