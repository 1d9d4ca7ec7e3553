import type { Character } from '../characters/character-schemas'
import { slotsOf } from '../characters/character'
import type { SlotPlace } from '../equipment/item-schemas'
import { moveOf } from './all'

/** The key of a slot: the card, and the index of the slot on it. */
export function slotKey(place: SlotPlace): string {
  return `${place.on === 'move' ? place.move : place.item}:${place.slot}`
}

/** The card of a slot, and the number of the slot on a card with several: "Good Cardio", "Padded Armour, slot 2". */
export function slotName(place: SlotPlace, { moves, items }: Pick<Character, 'moves' | 'items'>): string {
  if (place.on === 'move') {
    const card = moves.find(({ move }) => move === place.move)
    return numbered(moveOf(place.move).name, card ? slotsOf(card).length : 1, place.slot)
  }
  const item = items.find(({ id }) => id === place.item)
  return numbered(item?.name ?? 'Something', item?.slots.length ?? 1, place.slot)
}

function numbered(card: string, slots: number, slot: number): string {
  return slots > 1 ? `${card}, slot ${slot + 1}` : card
}
