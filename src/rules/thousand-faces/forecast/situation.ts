import type { Power, ShieldCard } from '../equipment/items'
import type { Token } from '../equipment/item-schemas'
import type { Slot } from '../moves/move'
import type { CardId, Ranks, Suit } from '../vocabulary'

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
  /** The seat, or any other name that is used once. */
  readonly id: string
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
  readonly faceUp: number
  /** Tokens on the Exhaustion pile, each 0–2. */
  readonly harm: number
  readonly wounds: number
  /** Loses Stamina the heroic way (N13). */
  readonly heroic: boolean
  /** What this character can strike with, one or two ways; never empty. */
  readonly attacks: readonly AttackSituation[]
  readonly pack: number
  /** Open slots of cards that lie face up, in the order in which tokens are laid. */
  readonly slots: readonly SlotSituation[]
  /** Has Bloody, But Unbowed ready: 1 more attack power for each Harm and Wound (M16). */
  readonly unbowed: boolean
  /** Reach Out With Your Feelings spares one point of a blow (K10). */
  readonly reachOut: boolean
  readonly shields: readonly ShieldSituation[]
}

export interface AttackSituation {
  readonly move: 'mix-it-up' | 'volley'
  readonly suit: Suit
  /** Level, rage and whatever else the board adds, −9…9. */
  readonly net: number
  readonly power: Power
}

export interface SlotSituation {
  readonly slot: Slot
  readonly token: Token | null
  /** On the card Bloody, But Unbowed, where Harm counts for attack power. */
  readonly unbowed: boolean
}

export interface ShieldSituation extends ShieldCard {
  /** Damage cards on it, 0–2. */
  readonly damage: number
}

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
  /** The character it is fighting, by id. */
  readonly engaged: string | null
}
