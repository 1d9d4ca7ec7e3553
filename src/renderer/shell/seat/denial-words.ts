import type { Explanation } from '#rules/core/refusal'
import type { Denial } from '#shared/contract'

/** Why something was not done, in words for a player. */
export function denialWords(denial: Denial): Explanation {
  if (denial.kind === 'refused') return denial.explanation
  const { problem } = denial
  if (problem.kind === 'stale')
    return {
      says: ['Somebody else acted first'],
      instead: ['Look at the table, then press again if you still want it']
    }
  if (problem.kind === 'no-campaign')
    return { says: ['The campaign is closed'], instead: ['Wait for your Game Master'] }
  if (problem.kind === 'not-allowed') return { says: [problem.says], instead: ['Ask at the table'] }
  if (problem.kind === 'failed') return { says: [problem.says.replace(/\.$/, '')], instead: [] }
  return { says: ['That did not work'], instead: ['Tell your Game Master'] }
}
