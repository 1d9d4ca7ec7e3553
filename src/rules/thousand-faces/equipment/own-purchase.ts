import type { SeatMay } from '../../core/slice'
import { flipsOnPhone } from '../phones/phone-flips'
import type { Game } from '../state'
import type { NewItem } from './item-schemas'
import type { EquipmentCommand } from './model'
import { tradesOnPhone } from './own-trade'

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
