import type { Answer, Ask, AskKind, Denial } from '#shared/contract'
import type { HostState } from './host-state'
import type { Caller, HostDependencies, DeviceServerControl } from './dependencies'
import type { OpeningQueue } from './opening-queue'
import type { Publisher } from './publisher'
import type { SerialQueue } from '#shared/serial-queue'
import type { ChronicleDenial } from '#rules/campaign/asks'
import type { Invalid } from '#rules/core/parser'
import { fail, type Fail } from '#rules/core/result'
import type { Problem } from '#shared/problem'

/** A denial for a problem outside the rules. */
export function deny(problem: Problem): Fail<Denial> {
  return fail({ kind: 'problem', problem })
}

/** The program does not know the ask, or a command in it: the page is older than the host. */
export function invalidProblem({ path, message }: Invalid): Problem {
  const what = `${path || 'the whole of it'}: ${message.replace(/\.$/, '')}`
  return { kind: 'invalid', path, message: `That was not understood (${what})`, remedy: 'Reload this page' }
}

/** The seat was retired while the page still showed it. */
export const noSuchSeat: Problem = {
  kind: 'not-allowed',
  message: 'Nobody has that seat',
  remedy: 'Choose somebody who is in the game'
}

/** The chronicle's denial: a refusal by a rule, or an invalid command. */
export function denialOf(denied: ChronicleDenial): Fail<Denial> {
  if (denied.kind === 'invalid') return deny(invalidProblem(denied))
  const { kind, because, explanation, rule } = denied
  return fail({ kind, because, explanation, rule })
}

/** The objects that the handlers of asks work with. */
export interface HandlerContext {
  readonly dependencies: HostDependencies
  readonly state: HostState
  readonly publisher: Publisher
  readonly queue: SerialQueue
  readonly openings: OpeningQueue
  readonly devices: () => DeviceServerControl
}

/** One function for each kind of ask; a missing one does not compile. */
export type Handlers<Kinds extends AskKind = AskKind> = {
  readonly [Kind in Kinds]: (ask: Extract<Ask, { ask: Kind }>, caller: Caller) => Promise<Answer<Kind>>
}
