import type { Answer, Ask, AskKind } from '#shared/contract'
import type { Desk } from './host-state'
import type { Guest, House, Stage } from './dependencies'
import type { Openings } from './opening-queue'
import type { Publisher } from './publisher'
import type { Turns } from '#shared/serial-queue'

/** What those who carry out the asks work with. */
export interface Backstage {
  readonly house: House
  readonly desk: Desk
  readonly publisher: Publisher
  readonly turns: Turns
  readonly openings: Openings
  readonly stage: () => Stage
}

/** One function for each kind of ask; a missing one does not compile. */
export type Doers<Kinds extends AskKind = AskKind> = {
  readonly [Kind in Kinds]: (ask: Extract<Ask, { ask: Kind }>, guest: Guest) => Promise<Answer<Kind>>
}
