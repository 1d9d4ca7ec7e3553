import type { ChronicleDenial } from '#rules/campaign/asks'
import { fail, type Fail } from '#rules/core/result'
import type { Denial } from '#shared/contract'
import type { Problem } from '#shared/problem'

/** The world says no. */
export function deny(problem: Problem): Fail<Denial> {
  return fail({ kind: 'problem', problem })
}

/** The chronicle says no: a rule with its words, or a command that is not one. */
export function denialOf(denied: ChronicleDenial): Fail<Denial> {
  if (denied.kind === 'invalid') return deny(denied)
  const { kind, because, explanation } = denied
  return fail({ kind, because, explanation })
}
