import type { Event } from '../events'
import type { State } from '../state'
import { applyCards, isCardEvent } from './cards'
import { applyContest, isContestEvent } from './contest'
import { applyRecord } from './record'

/** Moves the pieces as the event says. Never judges. */
export function apply(state: State, event: Event): State {
  if (isCardEvent(event)) return applyCards(state, event)
  return isContestEvent(event) ? applyContest(state, event) : applyRecord(state, event)
}
