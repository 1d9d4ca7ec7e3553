import type { Seat } from '../core/seat'
import { firstActs } from './acts'
import type { Settings } from './codec/settings'
import type { Protagonist } from './record'
import type { State } from './state'
import { emptyHands } from './apply/cards'

/** A board nobody has touched yet: no card is dealt before the first shuffle. Rule A2. */
export function open(seats: readonly Seat[], { cards }: Settings): State {
  const here = seats.filter(seat => !seat.retired)
  const ids = here.map(seat => seat.id)
  return {
    cards,
    started: false,
    seats: ids,
    act: 0,
    piles: { draw: [], discard: [], hands: emptyHands([...ids, 'world']) },
    protagonists: here.map(protagonistFor),
    slices: [],
    relationships: [],
    suspicions: [],
    playing: [],
    acts: firstActs,
    night: { place: '', why: '', event: '' },
    contest: null,
    past: [],
    numbers: { contest: 0, character: 0, relationship: 0 }
  }
}

/** A chair is drawn up: an empty hand, dealt up to size at the next refill. Rule A4. */
export function join(state: State, seat: Seat): State {
  if (state.protagonists.some(one => one.seat === seat.id)) return state
  return {
    ...state,
    seats: [...state.seats, seat.id],
    protagonists: [...state.protagonists, protagonistFor(seat)],
    piles: { ...state.piles, hands: { ...state.piles.hands, [seat.id]: [] } }
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
