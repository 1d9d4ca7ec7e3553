import type { SeatId } from '../../core/seat'
import type { SeatMay } from '../../core/slice'
import { flipsOnPhone } from '../phones/phone-flips'
import { characterOf } from '../sheets'
import type { Game, State } from '../state'
import type { EquipmentCommand } from './model'

/** HA17: whether this player trades on a phone now: on a day in town that the GM has begun. */
export function tradesOnPhone(state: State, seat: SeatId): boolean {
  return state.story.day?.place === 'town' && flipsOnPhone(state, seat)
}

export interface TradeSeatPart {
  /** HA17: this player trades on this phone now. Absent otherwise. */
  readonly inTown?: true
}

export function tradeSeatPart(state: State, seat: SeatId): TradeSeatPart {
  return tradesOnPhone(state, seat) ? { inTown: true } : {}
}

/** HA17: the player may draw a seller's four cards once, buy one of them, and change money. */
export const tradeMay: SeatMay<Game, EquipmentCommand> = {
  'lay-out-wares': (state, { seat: whose, cards }, seat) =>
    whose === seat && cards === null && tradesOnPhone(state, seat) && characterOf(state, seat).wares === null,
  shop: (state, { seat: whose, seller }, seat) =>
    whose === seat && tradesOnPhone(state, seat) && characterOf(state, seat).wares?.seller === seller,
  'buy-pack': (state, { seat: whose }, seat) => whose === seat && tradesOnPhone(state, seat)
}
