import type { SeatId } from '../../core/seat'
import type { FlipConsequences, FlippedCard } from '../views'
import type { Attribute, CardId, Net, ResultValue, Suit } from '../vocabulary'

/** One flip, from its call to its consequences. Everything on it lies face up. */
export interface FlipRecord {
  readonly serial: number
  readonly seat: SeatId
  readonly attribute: Attribute
  readonly suit: Suit
  /** Capped. */
  readonly net: Net
  /** How many cards the lead turns over, unless a Wound stops them: 1…3. */
  readonly wanted: number
  readonly move: string | null
  readonly fast: boolean
  readonly hasText: { readonly check: boolean; readonly cross: boolean }
  readonly versus: SeatId | null
  /** The lead's cards, in the order in which they came. */
  readonly cards: readonly FlippedCard[]
  /** Teamwork: one card each, null until it is turned over. */
  readonly support: readonly { readonly seat: SeatId; readonly card: FlippedCard | null }[]
  readonly resolving: Held | null
  /** With all steps bought in a flashback. */
  readonly result: ResultValue | null
  readonly flashback: boolean
  readonly raised: number
  /** What became of the Critical Success; null while none was offered or answered. */
  readonly criticalAnswer: 'blessing' | 'nothing' | null
  /** Null until the flip is settled. */
  readonly consequences: FlipConsequences | null
}

/** A card and whose it is. */
export interface Held {
  readonly seat: SeatId
  readonly card: CardId
}

/** What the table waits for. One thing at a time. */
export type Pending =
  /** Cards that count are tied; the player (in Teamwork: the players) say which one resolves. */
  | { readonly kind: 'tie'; readonly seat: SeatId; readonly among: readonly Held[]; readonly suggested: CardId }
  /** Real cards: somebody turns cards over and the GM says which came up. */
  | { readonly kind: 'name-cards'; readonly seat: SeatId; readonly naming: Naming }
  | { readonly kind: 'critical'; readonly seat: SeatId }
  | { readonly kind: 'flashback'; readonly seat: SeatId }

/** What real cards are being turned over for. */
export type Naming =
  | { readonly for: 'flip' }
  /** So many cards come back from face-down Exhaustion. */
  | {
      readonly for: 'recovery'
      readonly left: number
      readonly reason: string
      /** What is still to be done when the last of them has been named. */
      readonly then?: 'rest' | 'seek-help'
    }
  /** Heroic Stamina: until the symbols that are wanted have come up; how many is on the sheet. */
  | { readonly for: 'stamina' }
  | { readonly for: 'number'; readonly die: 'd4' | 'd6' | 'd10' }
