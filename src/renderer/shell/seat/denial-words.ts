import { playerRemedy, type Explanation } from '#rules/core/refusal'
import type { Denial } from '#shared/contract'
import { actedFirst } from '../../ui/acted-first'
import { messageAndRemedy } from '../../ui/message-and-remedy'

/** Why something was not done, in words for a player. */
export function denialWords(denial: Denial): Explanation {
  if (denial.kind === 'refused')
    return { message: denial.explanation.message, remedy: playerRemedy(denial.explanation) }
  const { problem } = denial
  if (problem.kind === 'stale')
    return {
      message: actedFirst(problem.first, 'Your Game Master', 'Somebody else acted first'),
      remedy: ['What you wrote is kept; look at the table, then press again if you still want it']
    }
  if (problem.kind === 'no-campaign')
    return { message: ['The campaign is closed'], remedy: ['Wait for your Game Master'] }
  if (problem.kind === 'not-allowed') return messageAndRemedy(problem.message, 'Ask at the table')
  if (problem.kind === 'failed') return { message: [problem.message.replace(/\.$/, '')], remedy: [] }
  return { message: ['That did not work'], remedy: ['Tell your Game Master'] }
}
