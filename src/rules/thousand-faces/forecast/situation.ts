import type { SeatId } from '../../core/seat'
import type { Character } from '../characters/character-schemas'
import type { Power } from '../equipment/items'
import type { Sheet } from '../state'
import type { CardId, Ranks } from '../vocabulary'

/**
 * A fight before its next attack, as plain data for a worker: only what the GM sees.
 * Unseen orders and faces are only counts here. Every simulated fight deals them again (FC2).
 */
export interface FightSituation {
  /** Harm is part of 9- and 30-hour campaigns only. */
  readonly length: 'one-shot' | '9-hour' | '30-hour'
  /** Characters in the scene who are not incapacitated, in the order of their turns. */
  readonly fighters: readonly FighterSituation[]
  /** Foes that are not subdued. */
  readonly foes: readonly FoeSituation[]
  /** Number of allies who can add a die, 0 or more. */
  readonly allies: number
  /** The unseen Blessings: the unseen ones of the characters, and the supply, are dealt from these. */
  readonly blessings: readonly CardId[]
}

/** One character. */
export interface FighterSituation {
  readonly id: SeatId
  readonly ranks: Ranks
  /** Unseen base cards: in the deck or face down in Exhaustion. */
  readonly unseen: readonly CardId[]
  /** Number of Blessings and of wound cards among the unseen cards; their faces are unknown. */
  readonly unseenBlessings: number
  readonly unseenWounds: number
  /** Face up. */
  readonly discard: readonly CardId[]
  /** Number of exhausted cards that are face down; 0–10 together with `faceUp`. */
  readonly faceDown: number
  readonly faceUp: readonly CardId[]
  readonly tokens: Sheet['tokens']
  readonly character: FightingCharacter
}

/** The values of a character that a fight needs; the others are those of a blank character. */
export type FightingCharacter = Pick<Character, 'moves' | 'items' | 'pack' | 'berserk' | 'stamina'>

/** One standing foe, from the board or from a preparation. */
export interface FoeSituation {
  readonly name: string
  /** Remaining Stamina, and Stamina when unhurt: 1–99. */
  readonly stamina: number
  readonly most: number
  readonly power: Power
  /** Squares that can still be crossed out, 0–3. */
  readonly squares: number
  /** Red tokens: each gives an advantage, once. */
  readonly red: number
  /** `weak`: its weak spot is known and gives 1d4 more power. `opening`: the weak spot is not attacked yet, so the attack is easier. */
  readonly weak: boolean
  readonly opening: boolean
  /** The character that it fights. */
  readonly engaged: SeatId | null
}
