import type { Audience } from '../core/audience'
import { type Answers, proposedAnswers } from '../core/question'
import type { Asker } from '../core/seat'
import { systemOf } from '../registry'
import { boardOf } from './campaign'
import type { BoardId, Campaign } from './types'

/**
 * The command for the answers to a question (QU1). A field without an answer keeps its proposal.
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
): unknown {
  const found = boardOf(campaign, board)
  if (!found || asker.kind === 'nobody') return null
  const audience: Audience = asker.kind === 'seat' ? asker : { kind: 'gm' }
  const open = systemOf(found.system)
    .openQuestions?.(found.state, audience)
    .find(each => each.question.id === question)
  return open ? open.command({ ...proposedAnswers(open.question), ...answers }, at) : null
}
