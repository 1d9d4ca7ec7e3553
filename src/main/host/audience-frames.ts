import type { Chronicle } from '#rules/campaign/chronicle'
import { frameFor } from '#rules/campaign/frame'
import type { ShownBoards } from '#rules/campaign/shown-boards'
import type { Cause, Frame, LoggedLine } from '#rules/campaign/types'
import { audienceKey, type Audience, type AudienceKind } from '#rules/core/audience'
import { isSame } from '#rules/core/same'
import { PastPictures } from './past-pictures'
import { namedFor, type StreamNames } from './stream-names'

type AnyFrame = Frame<AudienceKind>

interface NewestFrame {
  readonly chronicle: Chronicle
  /** The journal's length when this picture was last found to be true. */
  readonly at: number
  readonly frame: AnyFrame
  readonly shown: ShownBoards | null
}

/**
 * What each audience sees of the campaign. Everybody but the GM counts their own pictures: how often the GM does
 * something hidden, or takes it back, can be read off no number. A picture that would say the same stays the same object.
 */
export class AudienceFrames {
  private readonly newest = new Map<string, NewestFrame>()
  /** What those were made of who may act on them. */
  readonly past = new PastPictures()

  /** Only in a turn: an act that is not on disk yet must be in no picture. */
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

/** The names on the stream may have been switched since; every other picture is the same either way. */
function hasOtherNames({ audience, seats }: AnyFrame, names: StreamNames): boolean {
  return audience === 'overlay' && seats.some(({ player }) => player !== '') !== (names === 'players')
}

function withOwnRevision(
  made: AnyFrame,
  audience: Audience,
  chronicle: Chronicle,
  before: NewestFrame | undefined
): AnyFrame {
  const told = { ...made, log: renumbered(made.log) }
  if (before?.chronicle === chronicle && saysTheSame(before.frame, told)) return before.frame
  const revision = (before?.frame.revision ?? 0) + 1
  const isNext = before?.chronicle === chronicle && before.at === chronicle.revision - 1
  // What came between was never shown here: there is nothing to turn over, and its cause may have been hidden.
  const cause: Cause = isNext ? made.cause : 'opened'
  const isOwn = cause === 'act' && isActOf(audience, chronicle)
  return { ...told, revision, entry: revision, cause, ...(isOwn && { own: true }) }
}

function isActOf(audience: Audience, chronicle: Chronicle): boolean {
  const act = chronicle.entry(chronicle.line.latest)
  return (
    audience.kind === 'seat' && act?.kind === 'act' && act.actor.kind === 'seat' && act.actor.seat === audience.seat
  )
}

/** How a picture came about is no part of what it says: else a hidden act would make a new one. */
function saysTheSame({ own: _, ...before }: AnyFrame, now: AnyFrame): boolean {
  return isSame(before, { ...now, revision: before.revision, entry: before.entry, cause: before.cause })
}

/** Lines of one act keep one number; the gaps between the numbers, where hidden acts were, are closed. */
function renumbered(log: readonly LoggedLine[]): readonly LoggedLine[] {
  const entries = [...new Set(log.map(({ entry }) => entry))]
  return log.map(line => ({ ...line, entry: entries.indexOf(line.entry) + 1 }))
}
