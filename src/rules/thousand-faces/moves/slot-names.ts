import type { Character } from '../characters/character-schemas'
import { slotsOf } from '../characters/character'
import type { SlotRef } from '../equipment/item-schemas'
import { moveOf } from './all'
import type { MoveId } from './ids'
import type { Slot } from './move'

/** The cost that a slot can absorb, in a word or two. */
export const slotNames = {
  'exhaustion-physical': 'physical exhaustion',
  'exhaustion-mental': 'mental exhaustion',
  'exhaustion-any': 'exhaustion',
  harm: 'Harm',
  'harm-or-wound': 'Harm or a Wound'
} as const satisfies Record<Slot, string>

/** The key of a slot: the card, and the index of the slot on it. */
export function slotKey(ref: SlotRef): string {
  return `${ref.on === 'move' ? ref.move : ref.item}:${ref.slot}`
}

/** The card of a slot; on a card with several slots, with its number: "Good Cardio", "Padded Armour, slot 2". */
export function slotName(ref: SlotRef, { moves, items }: Pick<Character, 'moves' | 'items'>): string {
  if (ref.on === 'move') {
    const card = moves.find(({ move }) => move === ref.move)
    return numbered(moveOf(ref.move).name, card ? slotsOf(card).length : 1, ref.slot)
  }
  const item = items.find(({ id }) => id === ref.item)
  return numbered(item?.name ?? 'Something', item?.slots.length ?? 1, ref.slot)
}

function numbered(card: string, slots: number, slot: number): string {
  return slots > 1 ? `${card}, slot ${slot + 1}` : card
}

/** The same of a character as the screens see it. */
export function shownSlotName(ref: SlotRef, { moves, equipment }: ShownCards): string {
  if (ref.on === 'move') {
    const card = moves.owned.find(({ move }) => move === ref.move)
    return numbered(moveOf(ref.move).name, card?.slots.length ?? 1, ref.slot)
  }
  const item = equipment.items.find(({ id }) => id === ref.item)
  return numbered(item?.name ?? 'Something', item?.slots.length ?? 1, ref.slot)
}

interface ShownCards {
  readonly moves: { readonly owned: readonly { readonly move: MoveId; readonly slots: readonly unknown[] }[] }
  readonly equipment: {
    readonly items: readonly { readonly id: string; readonly name: string; readonly slots: readonly unknown[] }[]
  }
}
