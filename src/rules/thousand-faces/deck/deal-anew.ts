import { type Luck, shuffled } from '../../core/luck'
import { begin, happen } from '../../core/slice'
import type { Act, Event, State } from '../state'
import { flipInProgress } from './in-progress'
import { unseenCards } from './places'

/**
 * D8: the orders of past shuffles are about to be known, so what nobody has seen is dealt anew for everybody with the app's cards: deck and face-down
 * Exhaustion are one set (OD1). @returns null while a flip is in progress (D3)
 */
export function dealAnew(state: State, luck: Luck, apply: Act['apply']): readonly Event[] | null {
  if (flipInProgress(state)) return null
  let act: Act = begin(state, apply)
  for (const { seat, piles } of state.sheets) {
    if (piles.cards === 'physical') continue
    const unseen = shuffled(luck, unseenCards(piles))
    const { length } = piles.exhausted
    act = happen(act, {
      type: 'unseen-cards-dealt',
      seat,
      exhausted: unseen.slice(0, length),
      deck: unseen.slice(length)
    })
  }
  return act.events
}
