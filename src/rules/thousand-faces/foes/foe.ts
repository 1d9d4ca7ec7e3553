import type { SeatId } from '../../core/seat'
import type { Power } from '../equipment/items'
import type { CombatFormat, FoeKind } from './kinds'

/** Somebody or something that stands against the characters. */
export interface Foe {
  readonly id: number
  readonly name: string
  readonly kind: FoeKind
  /** Left; 0 is subdued. */
  readonly stamina: number
  readonly most: number
  readonly power: Power
  /** Armour squares, and how many of them are crossed out. */
  readonly squares: number
  readonly crossed: number
  /** Armour that a move has disabled until it is repaired. */
  readonly disarmoured: boolean
  /** Red tokens: +1 advantage each, once. */
  readonly red: number
  /** Named by Weak Spot: +1d4 attack power on it. */
  readonly weakness: string | null
  /** Whoever it is fighting. */
  readonly engaged: SeatId | null
  /** Players may see it. */
  readonly revealed: boolean
  /** What of it was bought with Shadow, and so costs no Party Power (U5); older campaigns do not say. */
  readonly bought?: { readonly stamina: number; readonly d6: boolean; readonly squares: number }
  /** Special attacks and immunities, and what the GM wants to remember. */
  readonly note: string
}

/** Foes on a board. */
export interface FoesPart {
  readonly foes: readonly Foe[]
  /** Foes whose weak spot was named and not attacked yet: the first attack on it is easier. */
  readonly openings: readonly number[]
  /** How the fight is run, as a reminder. */
  readonly format: CombatFormat | null
}
