import type { Audience } from '../core/audience'
import type { Answers } from '../core/question'
import { fail, ok, type Result } from '../core/result'
import type { Asker } from '../core/seat'
import { checkAnswers } from '../core/check-answers'
import { systemOf } from '../registry'
import { boardOf } from './campaign'
import type { WordedRefusal } from './refusals'
import type { BoardId, Campaign } from './types'

/**
 * The command for the answers to a question, or why the question does not take them (QU1). A field without an answer
 * keeps its proposal.
 * @param at the time of the answer, in milliseconds since 1970
 * @returns null when this asker has no such question on that board now
 */
export function commandFor(
  campaign: Campaign,
  board: BoardId,
  question: string,
  answers: Answers,
  asker: Asker,
  at = 0
): Result<unknown, WordedRefusal> | null {
  const found = boardOf(campaign, board)
  if (!found || asker.kind === 'viewer') return null
  const audience: Audience = asker.kind === 'seat' ? asker : { kind: 'gm' }
  const open = systemOf(found.system)
    .openQuestions?.(found.state, audience)
    .find(each => each.question.id === question)
  if (!open) return null
  const accepted = checkAnswers(open.question, answers)
  return accepted.ok
    ? ok(open.command(accepted.value, at))
    : fail({ kind: 'refused', because: 'unfit-answers', ...accepted.error })
}
