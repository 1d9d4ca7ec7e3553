import { playerRemedy, say, type Explanation } from '#rules/core/refusal'
import type { Denial } from '#shared/contract'
import { actedFirst } from '@/ui/acted-first'

/** Why something was not done, in words for a player. */
export function denialWords(denial: Denial): Explanation {
  if (denial.kind === 'refused')
    return { message: denial.explanation.message, remedy: playerRemedy(denial.explanation) }
  const { problem } = denial
  switch (problem.kind) {
    case 'stale':
      return say(
        actedFirst(problem.first, 'Your Game Master', 'Somebody else acted first'),
        'What you wrote is kept; look at the table, then press again if you still want it'
      )
    case 'no-campaign':
      return say('The campaign is closed', 'Wait for your Game Master')
    case 'not-allowed':
    case 'failed':
      return say(problem.message, problem.remedy)
    default:
      return say('That did not work', 'Tell your Game Master')
  }
}
