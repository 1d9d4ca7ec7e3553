import { assertNever } from '#rules/core/assert-never'
import type { Explanation } from '#rules/core/refusal'
import type { Denial } from '#shared/contract'
import type { Problem } from '#shared/problem'

/** Why something was not done, in words: the rule's own, or what the world got in the way with. */
export function denialWords(denial: Denial): Explanation {
  return denial.kind === 'refused' ? denial.explanation : problemWords(denial.problem)
}

/** A problem of the world as a sentence, and what to do about it. */
export function problemWords(problem: Problem): Explanation {
  switch (problem.kind) {
    case 'stale':
      return words('Something else happened in the meantime', 'Check the log, then press again if you still want it')
    case 'no-campaign':
      return words('No campaign is open', 'Open one first')
    case 'not-allowed':
      return words(problem.says, 'Ask from the Game Master’s page')
    case 'misshapen':
      return words(
        `That was not understood (${problem.path || 'the whole of it'}: ${problem.says})`,
        'Reload this page'
      )
    case 'read-only':
      return words('This campaign is open for reading only', problem.says)
    case 'not-written':
      return words(
        `It could not be written: ${problem.says}`,
        'You can play on; keep Hearthside open until it is saved'
      )
    case 'not-found':
      return words(`${problem.path} was not found`, 'Choose another place')
    case 'name-taken':
      return words(`There is already a file called “${problem.name}”`, 'Choose another name')
    case 'bad-name':
      return words(`“${problem.name}” cannot be a file’s name: ${problem.says}`, 'Choose another name')
    case 'locked':
      return words(`Another Hearthside on ${problem.host} has it open`, 'Open it for reading, or take it over')
    case 'unreadable':
      return words(
        `${fileNameOf(problem.path)} could not be read: it stops at ${problem.place}. ${problem.says}`,
        'The file itself was left as it is'
      )
    case 'unsupported':
      return words(problem.says, '')
    case 'failed':
      return words(problem.says, '')
    default:
      return assertNever(problem)
  }
}

/** The last part of a path, on any system. */
export function fileNameOf(path: string): string {
  return path.split(/[\\/]/).at(-1) || path
}

function words(says: string, instead: string): Explanation {
  // The bubble sets the full stops.
  return { says: [says.replace(/\.$/, '')], instead: instead ? [instead.replace(/\.$/, '')] : [] }
}
