import type { Explanation } from '#rules/core/refusal'
import type { Denial } from '#shared/contract'
import type { Problem } from '#shared/problem'
import { actedFirst } from '../../ui/acted-first'
import { messageAndRemedy } from '../../ui/message-and-remedy'

/** Why something was not done, in words: the rule's own, or what the world got in the way with. */
export function denialWords(denial: Denial): Explanation {
  return denial.kind === 'refused' ? denial.explanation : problemWords(denial.problem)
}

/** Each problem of the world as a sentence, and what to do about it. */
const problems: { readonly [Kind in Problem['kind']]: (problem: Extract<Problem, { kind: Kind }>) => Explanation } = {
  stale: ({ first }) => ({
    message: actedFirst(first, 'Another page of yours', 'Something else happened in the meantime'),
    remedy: ['Look again, then press once more if you still want it']
  }),
  'no-campaign': () => words('No campaign is open', 'Open one first'),
  'not-allowed': ({ message }) => messageAndRemedy(message, 'Look again: something may have changed'),
  invalid: ({ path, message }) =>
    words(`That was not understood (${path || 'the whole of it'}: ${message})`, 'Reload this page'),
  'read-only': ({ message }) => words('This campaign is open for reading only', message),
  'not-written': ({ message }) =>
    words(`It could not be written: ${message}`, 'You can play on; keep Hearthside open until it is saved'),
  'not-found': ({ path }) => words(`${path} was not found`, 'Choose another place'),
  'name-taken': ({ name }) => words(`There is already a file called “${name}”`, 'Choose another name'),
  'bad-name': ({ name, message }) => words(`“${name}” cannot be a file’s name: ${message}`, 'Choose another name'),
  locked: ({ host }) => words(`Another Hearthside on ${host} has it open`, 'Open it for reading, or take it over'),
  unreadable: ({ path, place, message }) =>
    words(
      `${fileNameOf(path)} could not be read: it stops at ${place}. ${message}`,
      'The file itself was left as it is'
    ),
  unsupported: ({ message }) => words(message, ''),
  failed: ({ message }) => words(message, '')
}

/** A problem of the world as a sentence, and what to do about it. */
export function problemWords(problem: Problem): Explanation {
  return (problems[problem.kind] as (problem: Problem) => Explanation)(problem)
}

/** The last part of a path, on any system. */
export function fileNameOf(path: string): string {
  return path.split(/[\\/]/).at(-1) || path
}

function words(message: string, remedy: string): Explanation {
  // The bubble sets the full stops.
  return { message: [message.replace(/\.$/, '')], remedy: remedy ? [remedy.replace(/\.$/, '')] : [] }
}
