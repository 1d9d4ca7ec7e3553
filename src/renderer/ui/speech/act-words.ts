import type { Frame, LoggedLine } from '#rules/campaign/types'
import type { AudienceKind } from '#rules/core/audience'
import type { SeatId } from '#rules/core/seat'
import { spokenSentence } from './few-words'

type SeenFrame = Pick<Frame<AudienceKind>, 'log' | 'cause' | 'revision' | 'undo'>

/**
 * What one act is, in sentences for those who listen, the weightier first; empty where this audience is told of none. Made of the log that stands on
 * that very page, so that nothing is said that it does not show (SK2).
 * @param before the picture before; nothing is said of the first one
 */
export function actSentences(
  before: SeenFrame | null,
  now: SeenFrame,
  nameOf: (seat: SeatId) => string
): readonly string[] {
  if (before === null || before.revision === now.revision) return []
  const said = (lines: readonly LoggedLine[]): readonly string[] =>
    lines.map(({ line }) => spokenSentence(line.parts, nameOf))
  const [older, newer] = [newest(before.log), newest(now.log)]
  const isNew = keyOf(older) !== keyOf(newer)
  if (now.cause === 'undo') return ['Undone', ...said(isNew ? older : [])].slice(0, 2)
  if (now.cause === 'redo') return ['Done again', ...said(isNew ? newer : [])]
  if (isNew) return said(newer)
  // An act without a line of its own, like one of several cards that are named: whoever did it hears that it was done.
  return now.undo && now.cause === 'act' ? ['Done'] : []
}

/** The lines of the newest act that stands, its bookkeeping last. */
function newest(log: readonly LoggedLine[]): readonly LoggedLine[] {
  const standing = log.filter(({ standing: state }) => state === 'stands')
  const last = standing.at(-1)
  const lines = standing.filter(({ entry, kind }) => entry === last?.entry && kind === last.kind)
  return [...lines.filter(({ line }) => line.tone !== 'quiet'), ...lines.filter(({ line }) => line.tone === 'quiet')]
}

/** What tells one act from another on any page: numbers of entries are not the same for everybody. */
function keyOf(lines: readonly LoggedLine[]): string {
  return JSON.stringify(lines.map(({ at, kind, line }) => [at, kind, line.parts]))
}
