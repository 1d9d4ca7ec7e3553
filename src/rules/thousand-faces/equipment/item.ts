import type { MoveId } from '../moves/ids'
import type { Slot } from '../moves/move'
import type { MagicItemId } from '../magic/magic-items'
import type { ItemId, ItemKind, Power } from './items'
import type { MadeShield } from './ladder'

/** What lies in a slot, or on the Exhaustion pile. */
export type Token = 'exhaustion' | 'harm' | 'wound'

/** A token in a slot; `slot` counts the open slots of the card from 0. */
export interface Filled {
  readonly slot: number
  readonly token: Token
}

/** One slot of one card in front of somebody. */
export type SlotPlace =
  | { readonly on: 'move'; readonly move: MoveId; readonly slot: number }
  | { readonly on: 'item'; readonly item: ThingId; readonly slot: number }

/** Whether two places are the same slot. */
export function samePlace(one: SlotPlace, other: SlotPlace): boolean {
  if (one.slot !== other.slot) return false
  return one.on === 'move'
    ? other.on === 'move' && one.move === other.move
    : other.on === 'item' && one.item === other.item
}

/** One particular thing that a character carries; its number is never given again on this board. */
export type ThingId = string

/** The magic in an item: charges lie under it as green cards. Source: reference 3.8. */
export interface Magic {
  readonly card: MagicItemId | null
  readonly effect: string
  /** 0 is depleted. At most the capacity, but for Void Transfusion, which may overfill it by 2. */
  readonly charges: number
  /** 1–5. */
  readonly capacity: number
  readonly ongoing: boolean
  /** Energy flows through it now: it is not idle. */
  readonly flowing: boolean
}

/** Slots that a card has room for. */
export const mostSlots = 6

/** An Item card in somebody's hands. */
export interface Item {
  readonly id: ThingId
  readonly name: string
  readonly kind: ItemKind
  readonly card: ItemId | null
  readonly encumbrance: number
  /** Damage cards on it, 0–2; the third destroys it. */
  readonly damage: number
  readonly power: Power | null
  readonly maxPower: Power | null
  readonly slots: readonly Slot[]
  readonly filled: readonly Filled[]
  /** Somebody values it. */
  readonly precious: boolean
  readonly magic: Magic | null
  /** Kept from everybody's eyes but its owner's (I'm Only Here for the Job). */
  readonly secret: boolean
  readonly note: string
  /** A shield of the table's own making; absent: it is like the printed one (Q15). */
  readonly shield?: MadeShield
}

/** Whether a token fits into a slot. A physical slot takes no mental exhaustion and the other way round (N8). */
export function fits(token: Token, slot: Slot, exertion: 'physical' | 'mental'): boolean {
  if (slot === 'harm') return token === 'harm'
  if (slot === 'harm-or-wound') return token === 'harm' || token === 'wound'
  return token === 'exhaustion' && (slot === 'exhaustion-any' || slot === `exhaustion-${exertion}`)
}

/** The open slots that nothing lies in yet, by number. */
export function freeSlots(slots: readonly Slot[], filled: readonly Filled[]): readonly number[] {
  return slots.flatMap((_, index) => (filled.some(each => each.slot === index) ? [] : [index]))
}
