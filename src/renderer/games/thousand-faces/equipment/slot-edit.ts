import { fitsSlot } from '#rules/thousand-faces/equipment/item'
import type { Item, Token } from '#rules/thousand-faces/equipment/item-schemas'
import type { Slot } from '#rules/thousand-faces/moves/move'

type ItemSlots = Pick<Item, 'slots' | 'filled'>

/** Tokens that such a slot can hold. */
export function tokensFor(slot: Slot): readonly Token[] {
  return (['exhaustion', 'harm', 'wound'] as const).filter(
    token => fitsSlot(token, slot, 'physical') || fitsSlot(token, slot, 'mental')
  )
}

/** The slot at this position takes something else now, or is new. What does not fit it any more is taken out. */
export function withSlot({ slots, filled }: ItemSlots, at: number, slot: Slot): ItemSlots {
  return {
    slots: at < slots.length ? slots.map((each, place) => (place === at ? slot : each)) : [...slots, slot],
    filled: filled.filter(each => each.slot !== at || tokensFor(slot).includes(each.token))
  }
}

/** One slot less; what lies in those behind it moves along with them. */
export function withoutSlot({ slots, filled }: ItemSlots, at: number): ItemSlots {
  return {
    slots: slots.filter((_, place) => place !== at),
    filled: filled
      .filter(each => each.slot !== at)
      .map(each => (each.slot > at ? { ...each, slot: each.slot - 1 } : each))
  }
}

/** A token lies in the slot at this place now, or nothing does. */
export function withToken({ slots, filled }: ItemSlots, at: number, token: Token | null): ItemSlots {
  const others = filled.filter(each => each.slot !== at)
  return { slots, filled: token ? [...others, { slot: at, token }] : others }
}
