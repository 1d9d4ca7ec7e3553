import type { SeatId } from '../../core/seat'
import type { Character } from '../characters/character-schemas'
import type { Power } from '../equipment/items'
import type { Sheet } from '../state'
import type { CardId, Ranks } from '../vocabulary'

/**
 * A fight before its next blow, as plain data that can be sent to a worker: only what the GM sees. Orders and faces that
 * nobody sees are counts here, and are dealt anew in every simulated fight (FC2).
 */
export interface FightSituation {
  /** Harm is part of 9- and 30-hour campaigns only. */
  readonly length: 'one-shot' | '9-hour' | '30-hour'
  /** Those who are in the scene and up, in the order in which they act. */
  readonly fighters: readonly FighterSituation[]
  /** Those that stand. */
  readonly foes: readonly FoeSituation[]
  /** Allies who may lend a die, 0 or more. */
  readonly allies: number
  /** The Blessings that nobody sees, wherever they are: what the characters hold unseen and the supply are dealt from them. */
  readonly blessings: readonly CardId[]
}

/** One character. */
export interface FighterSituation {
  readonly id: SeatId
  readonly ranks: Ranks
  /** Base cards that nobody sees: in the deck or face down in Exhaustion. */
  readonly unseen: readonly CardId[]
  /** Blessings and wound cards among what nobody sees; which ones is not known. */
  readonly unseenBlessings: number
  readonly unseenWounds: number
  /** Face up. */
  readonly discard: readonly CardId[]
  /** Exhausted cards that lie face down; with `faceUp` 0–10 in all. */
  readonly faceDown: number
  readonly faceUp: readonly CardId[]
  readonly tokens: Sheet['tokens']
  readonly character: FightingCharacter
}

/** What a fight needs of a character; the rest is as of a blank one. */
export type FightingCharacter = Pick<Character, 'moves' | 'items' | 'pack' | 'berserk' | 'stamina'>

/** One foe that stands; a prepared foe can be turned into this as well as one on the board. */
export interface FoeSituation {
  readonly name: string
  /** Left, and unhurt: 1–99. */
  readonly stamina: number
  readonly most: number
  readonly power: Power
  /** Squares that can still be crossed out, 0–3. */
  readonly squares: number
  /** Red tokens: an advantage each, once. */
  readonly red: number
  /** Its weak spot is known: 1d4 more for whoever strikes it; `opening`: nobody has yet, which is easier. */
  readonly weak: boolean
  readonly opening: boolean
  /** The character it is fighting. */
  readonly engaged: SeatId | null
}
