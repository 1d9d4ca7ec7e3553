import type { Chronicle } from '#rules/campaign/chronicle'
import { frameFor } from '#rules/campaign/frame'
import type { ShownBoards } from '#rules/campaign/shown-boards'
import type { Cause, Frame, LoggedLine } from '#rules/campaign/types'
import { audienceKey, type Audience, type AudienceKind } from '#rules/core/audience'
import { isSame } from '#rules/core/values'
import type { FrameSource } from '#rules/campaign/meanwhile'
import { namedFor, type StreamNames } from './stream-names'

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
