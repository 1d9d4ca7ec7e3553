import type { ChronicleDenial } from '#rules/campaign/asks'
import type { Invalid } from '#rules/core/parser'
import { fail, type Fail } from '#rules/core/result'
import type { Denial } from '#shared/contract'
import type { Problem } from '#shared/problem'

/** The world says no. */
export function deny(problem: Problem): Fail<Denial> {
  return fail({ kind: 'problem', problem })
}

/** An ask, or a command in it, is not one that this program knows: the page is an old one. */
export function invalidProblem({ path, message }: Invalid): Problem {
  const what = `${path || 'the whole of it'}: ${message.replace(/\.$/, '')}`
  return { kind: 'invalid', path, message: `That was not understood (${what})`, remedy: 'Reload this page' }
}

/** Somebody left while this page still showed them. */
export const noSuchSeat: Problem = {
  kind: 'not-allowed',
  message: 'Nobody has that seat',
  remedy: 'Choose somebody who is in the game'
}

/** The chronicle says no: a rule with its words, or a command that is not one. */
export function denialOf(denied: ChronicleDenial): Fail<Denial> {
  if (denied.kind === 'invalid') return deny(invalidProblem(denied))
  const { kind, because, explanation, rule } = denied
  return fail({ kind, because, explanation, rule })
}
