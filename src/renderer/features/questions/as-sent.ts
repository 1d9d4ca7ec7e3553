import type { Answers } from '#rules/core/question'
import type { Ask } from '#shared/contract'

/** The answers in the form of a request. */
export function asSent(answers: Answers): Extract<Ask, { ask: 'answer' }>['answers'] {
  return Object.fromEntries(
    Object.entries(answers).map(([field, answer]) => [field, typeof answer === 'object' ? [...answer] : answer])
  )
}
