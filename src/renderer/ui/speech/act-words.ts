import type { Frame, LoggedLine } from '#rules/campaign/types'
import type { AudienceKind } from '#rules/core/audience'
import type { SeatId } from '#rules/core/seat'
import { spokenSentence } from './few-words'

type SeenFrame = Pick<Frame<AudienceKind>, 'log' | 'cause' | 'revision' | 'undo'>

/**
 * One act in spoken sentences, the more important first; empty when this audience sees nothing of it.
 * The source is the log of this page, so that only shown information is spoken (SK2).
 * @param before the snapshot before; the first snapshot is not announced
 */
export function actSentences(
  before: SeenFrame | null,
  now: SeenFrame,
  nameOf: (seat: SeatId) => string
): readonly string[] {
  if (before === null || before.revision === now.revision) return []
  const wordsOf = (lines: readonly LoggedLine[]): readonly string[] =>
    lines.map(({ line }) => spokenSentence(line.parts, nameOf))
  const [older, newer] = [newest(before.log), newest(now.log)]
  const isNew = keyOf(older) !== keyOf(newer)
  if (now.cause === 'undo') return ['Undone', ...wordsOf(isNew ? older : [])].slice(0, 2)
  if (now.cause === 'redo') return ['Done again', ...wordsOf(isNew ? newer : [])]
  if (isNew) return wordsOf(newer)
  // An act without its own line, for example the naming of one of several cards. Its player hears that it was done.
  return now.undo && now.cause === 'act' ? ['Done'] : []
}

/** The lines of the newest valid act, with its bookkeeping last. */
function newest(log: readonly LoggedLine[]): readonly LoggedLine[] {
  const standing = log.filter(({ standing: state }) => state === 'stands')
  const last = standing.at(-1)
  const lines = standing.filter(({ entry, kind }) => entry === last?.entry && kind === last.kind)
  return [...lines.filter(({ line }) => line.tone !== 'quiet'), ...lines.filter(({ line }) => line.tone === 'quiet')]
}

/** The identity of an act on any page: the numbers of entries differ between audiences. */
function keyOf(lines: readonly LoggedLine[]): string {
  return JSON.stringify(lines.map(({ at, kind, line }) => [at, kind, line.parts]))
}
