import type { Seat } from '../core/seat'
import { firstActs } from './acts/first-acts'
import type { Settings } from './deck/model'
import { withHand } from './deck/piles'
import type { Protagonist } from './record/model'
import { blank } from './slices'
import type { State } from './state'

/** A new board: no card is dealt before the first shuffle. Rule A2. */
export function openState(seats: readonly Seat[], { cards }: Settings): State {
  const present = seats.filter(seat => !seat.retired)
  const world = { ...blank, cards, acts: firstActs, piles: { ...blank.piles, hands: { world: [] } } }
  return present.reduce(joinState, world)
}

/** Adds a player with an empty hand, which the next refill deals up to size. Rule A4. */
export function joinState(state: State, seat: Seat): State {
  if (state.protagonists.some(one => one.seat === seat.id)) return state
  return {
    ...withHand(state, seat.id, []),
    seats: [...state.seats, seat.id],
    protagonists: [...state.protagonists, protagonistFor(seat)]
  }
}

function protagonistFor(seat: Seat): Protagonist {
  return {
    seat: seat.id,
    name: seat.character,
    personality: null,
    area: '',
    perception: '',
    secret: '',
    trumps: null,
    transformations: [],
    progress: { contests: 0, relationships: 0 }
  }
}
