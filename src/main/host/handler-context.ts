import type { Answer, Ask, AskKind } from '#shared/contract'
import type { HostState } from './host-state'
import type { Caller, HostDependencies, StageControl } from './dependencies'
import type { OpeningQueue } from './opening-queue'
import type { Publisher } from './publisher'
import type { SerialQueue } from '#shared/serial-queue'

/** The objects that the handlers of asks work with. */
export interface HandlerContext {
  readonly dependencies: HostDependencies
  readonly state: HostState
  readonly publisher: Publisher
  readonly queue: SerialQueue
  readonly openings: OpeningQueue
  readonly stage: () => StageControl
}

/** One function for each kind of ask; a missing one does not compile. */
export type Handlers<Kinds extends AskKind = AskKind> = {
  readonly [Kind in Kinds]: (ask: Extract<Ask, { ask: Kind }>, caller: Caller) => Promise<Answer<Kind>>
}
