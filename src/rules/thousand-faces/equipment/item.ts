import type { Slot } from '../moves/move'
import type { FilledSlot, Magic, SlotRef, Token } from './item-schemas'

/** Whether two positions are the same slot. */
export function isSameSlot(one: SlotRef, other: SlotRef): boolean {
  if (one.slot !== other.slot) return false
  return one.on === 'move'
    ? other.on === 'move' && one.move === other.move
    : other.on === 'item' && one.item === other.item
}

/** Whether a token fits into a slot. A physical slot takes no mental exhaustion, and a mental slot no physical one (N8). */
export function fitsSlot(token: Token, slot: Slot, exertion: 'physical' | 'mental'): boolean {
  if (slot === 'harm') return token === 'harm'
  if (slot === 'harm-or-wound') return token === 'harm' || token === 'wound'
  return token === 'exhaustion' && (slot === 'exhaustion-any' || slot === `exhaustion-${exertion}`)
}

/** The indexes of the open slots without a token. */
export function freeSlots(slots: readonly Slot[], filled: readonly FilledSlot[]): readonly number[] {
  return slots.flatMap((_, index) => (filled.some(each => each.slot === index) ? [] : [index]))
}

/** Magic added later holds one charge (K2). */
export function imbuedMagic(effect: string): Magic {
  return { card: null, effect, charges: 1, capacity: 1, ongoing: false, flowing: false }
}
