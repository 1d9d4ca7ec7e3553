import { boundedNet } from '#rules/thousand-faces/flip/weighing'
import type { SeatId } from '#rules/core/seat'
import type { Flip } from '#rules/thousand-faces/flip/model'
import type { SlotRef, ThingId } from '#rules/thousand-faces/equipment/item-schemas'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import type { UseMove } from '#rules/thousand-faces/moves/model'
import type { Attribute } from '#rules/thousand-faces/vocabulary'

/** A move of the game that the flip is for, and what else it needs. */
export interface DraftMove {
  readonly move: MoveId
  readonly item: ThingId | null
  readonly load: 'counts' | 'ignored'
  readonly slots: readonly SlotRef[]
  /** Face-up exhausted cards that come back first when the move gives Stamina back. */
  readonly cards?: readonly string[]
  /** Reasons that count because the table says so, by id. */
  readonly claims: readonly string[]
}

/** The next flip of a seat, as the GM has put it together so far. */
export interface FlipDraft {
  readonly attribute: Attribute
  /** Advantages minus disadvantages, −9…9; what is played is capped at two. */
  readonly net: number
  readonly move: string
  readonly fast: boolean
  readonly hasText: { readonly check: boolean; readonly cross: boolean }
  readonly versus: SeatId | null
  readonly supporters: readonly SeatId[]
  /** What is said to a player who is called to flip on a phone (HA2). */
  readonly why: string
  /** Null for a flip that only has a name, or none. */
  readonly card: DraftMove | null
}

/** Nothing said yet. Most moves say something for a single check, few for a cross. */
export const freshDraft: FlipDraft = {
  attribute: 'str',
  net: 0,
  move: '',
  fast: false,
  hasText: { check: true, cross: false },
  versus: null,
  supporters: [],
  why: '',
  card: null
}

/** What is left of a draft once it was flipped: the attribute, because people tend to stay with theirs. */
export function afterFlip(draft: FlipDraft): FlipDraft {
  return { ...freshDraft, attribute: draft.attribute }
}

/** The draft as the command that flips it: a fresh literal. */
export function asFlip(seat: SeatId, draft: FlipDraft): Flip {
  return {
    type: 'flip',
    seat,
    attribute: draft.attribute,
    net: draft.net,
    move: draft.move.trim() || null,
    fast: draft.fast,
    hasText: { check: draft.hasText.check, cross: draft.hasText.cross },
    versus: draft.versus,
    supporters: draft.supporters.filter(each => each !== seat)
  }
}

/** The draft of a known move as the command that uses it. @param own what the rules add themselves to that way of flipping. */
export function asUse(
  seat: SeatId,
  { move, item, load, slots, claims, cards = [] }: DraftMove,
  draft: FlipDraft,
  own: number
): UseMove {
  return {
    type: 'use-move',
    seat,
    move,
    attribute: draft.attribute,
    advantages: boundedNet(draft.net - own),
    claims: [...claims],
    versus: draft.versus,
    supporters: draft.supporters.filter(each => each !== seat),
    item,
    load,
    slots: [...slots],
    ...(cards.length > 0 ? { cards: [...cards] } : {})
  }
}

/** One advantage more or less, within what can be summed at a table. */
export function stepNet(net: number, by: number): number {
  return boundedNet(net + by)
}

/** A sum as it is said: "+1", "0", "−2". */
export function signed(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${-value}`
}
