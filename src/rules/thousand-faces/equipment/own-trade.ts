import type { SeatId } from '../../core/seat'
import type { SeatMay } from '../../core/slice'
import { flipsOnPhone } from '../phones/phone-flips'
import { characterOf } from '../sheets'
import type { Game, State } from '../state'
import type { EquipmentCommand } from './model'
import type { NewItem } from './item-schemas'

/** HA17: whether this player trades on a phone now: on a day in town that the GM has begun. */
export function tradesOnPhone(state: State, seat: SeatId): boolean {
  return state.story.day?.place === 'town' && flipsOnPhone(state, seat)
}

export interface TradeSeatView {
  /** HA17: this player trades on this phone now. Absent otherwise. */
  readonly inTown?: true
}

export function tradeSeatView(state: State, seat: SeatId): TradeSeatView {
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

/** HA20: purchases with XP and Pack that a player enters. The GM adds further properties of the thing. */
export const purchaseMay: SeatMay<Game, EquipmentCommand> = {
  'good-thing-i-brought': (state, { seat: whose, item }, seat) =>
    whose === seat && flipsOnPhone(state, seat) && (item === null || isPlainGear(item)),
  'tell-tale': (state, { seat: whose, weapon }, seat) =>
    whose === seat && flipsOnPhone(state, seat) && weapon.trim() !== '',
  contemplate: (state, { seat: whose }, seat) => whose === seat && tradesOnPhone(state, seat)
}

/** A thing without power, magic or special value. */
export function plainGear(name: string): Extract<NewItem, { sort: 'other' }> {
  return {
    sort: 'other',
    name,
    kind: 'gear',
    encumbrance: 1,
    power: null,
    slots: [],
    precious: false,
    secret: false,
    effect: null,
    note: ''
  }
}

function isPlainGear(item: NewItem): boolean {
  if (item.sort !== 'other' || item.name.trim() === '' || item.slots.length > 0) return false
  const { kind, encumbrance, power, precious, secret, effect, note } = item
  return (
    kind === 'gear' && encumbrance === 1 && power === null && !precious && !secret && effect === null && note === ''
  )
}
