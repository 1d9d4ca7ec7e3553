import { say, type Explanation } from '#rules/core/refusal'
import type { Denial } from '#shared/contract'
import type { Problem } from '#shared/problem'
import { actedFirst } from '@/ui/acted-first'

/** Why a request was denied, in words: the explanation of the rule, or of a technical problem. */
export function denialWords(denial: Denial): Explanation {
  return denial.kind === 'refused' ? denial.explanation : problemWords(denial.problem)
}

/** A technical problem: the obstacle and the remedy. */
export function problemWords(problem: Problem): Explanation {
  switch (problem.kind) {
    case 'stale':
      return say(
        actedFirst(problem.first, 'Another page of yours', 'Something else happened in the meantime'),
        'Look again, then press once more if you still want it'
      )
    case 'no-campaign':
      return say('No campaign is open', 'Open one first', 'open-file')
    case 'not-found':
      return say(`${problem.path} was not found`, 'Choose another place')
    case 'name-taken':
      return say(`There is already a file called “${problem.name}”`, 'Choose another name')
    case 'locked':
      return say(`Another Hearthside on ${problem.host} has it open`, 'Open it for reading, or take it over')
    case 'unreadable': {
      const { path, damagedAt, message, remedy } = problem
      const where = damagedAt ? `: it stops at ${damagedAt}` : ''
      return say(`${fileNameOf(path)} could not be read${where}. ${message}. The file itself was left as it is`, remedy)
    }
    default:
      return say(problem.message, problem.remedy, problem.opens)
  }
}

/** The last part of a path, on every system. */
export function fileNameOf(path: string): string {
  return path.split(/[\\/]/).at(-1) || path
}
