import type { SeatId } from '../core/seat'
import type { Attribute, CardId, Net, Ranks, ResultValue } from './vocabulary'

/** How a flip of the Deckahedron is called. Rules: reference 2.1–2.9. */
export interface Flip {
  readonly type: 'flip'
  readonly seat: SeatId
  readonly attribute: Attribute
  /** Advantages minus disadvantages, already summed, any whole number −9…9; capped at ±2 when played. */
  readonly net: number
  /** As it is called at the table, or null. */
  readonly move: string | null
  readonly fast: boolean
  /** The move says something for a single check / for a cross, so no GM move is owed for silence. */
  readonly hasText: { readonly check: boolean; readonly cross: boolean }
  /** Player against player: the defender; no XP is gained. */
  readonly versus: SeatId | null
  /** Teamwork: each flips one card read on the anvil. */
  readonly supporters: readonly SeatId[]
}

/** What can be asked of a board of A Thousand Faces of Adventure. Foundation part; the rest joins this union. */
export type FoundationCommand =
  | Flip
  /** A tie: this card resolves. The player's to say. `of`: whose, when two seats tie with the same card; else the lead's. */
  | { readonly type: 'choose'; readonly card: CardId; readonly of?: SeatId }
  /** Physical cards: this one came up. */
  | { readonly type: 'name-card'; readonly card: CardId }
  /** The Critical Success: take a Blessing, or let it be (levels come with moves). */
  | { readonly type: 'answer-critical'; readonly take: 'blessing' | 'nothing' }
  /** Ignore the last flip, pay 1 XP, flip again at the same net. */
  | { readonly type: 'flashback'; readonly seat: SeatId }
  /** In an open flashback: pay 1 XP for one step up. */
  | { readonly type: 'raise-result' }
  /** The open flashback stands as it is. */
  | { readonly type: 'settle-flashback' }
  | { readonly type: 'shuffle'; readonly seat: SeatId }
  /** Lose Stamina, Lucky Mode. `points` 1…10. */
  | { readonly type: 'lose-stamina'; readonly seat: SeatId; readonly points: number; readonly reason: string }
  | { readonly type: 'take-wound'; readonly seat: SeatId; readonly reason: string }
  /** Return cards from Exhaustion to the discard. Which ones is the player's pick among face-down ones, so by luck; face-up ones may be named. */
  | {
      readonly type: 'recover-stamina'
      readonly seat: SeatId
      readonly points: number
      readonly reason: string
      /** Face-up exhausted cards that are to come back first. */
      readonly cards?: readonly CardId[]
    }
  | { readonly type: 'clear-incapacitated'; readonly seat: SeatId }
  | { readonly type: 'take-blessing'; readonly seat: SeatId }
  | { readonly type: 'return-blessing'; readonly seat: SeatId; readonly card: CardId }
  | { readonly type: 'spend-xp'; readonly seat: SeatId; readonly amount: number; readonly reason: string }
  | { readonly type: 'gain-xp'; readonly seat: SeatId; readonly amount: number; readonly reason: string }
  | { readonly type: 'gain-shadow'; readonly amount: number; readonly seat: SeatId | null; readonly reason: string }
  /** From the circle first or from the free ones, as the GM says. */
  | {
      readonly type: 'spend-shadow'
      readonly amount: number
      readonly from: 'free' | 'circled'
      readonly reason: string
    }
  | { readonly type: 'circle-shadow'; readonly circled: number }
  /** A GM move that was owed has been made; the oldest one. */
  | { readonly type: 'make-gm-move'; readonly move: string | null }
  | { readonly type: 'set-ranks'; readonly seat: SeatId; readonly ranks: Ranks }
  | { readonly type: 'use-cards'; readonly seat: SeatId; readonly cards: 'digital' | 'physical' }
  /** Diceless play: reveal cards until one shows a number. */
  | { readonly type: 'draw-number'; readonly seat: SeatId; readonly die: 'd4' | 'd6' | 'd10' }
  /** The GM's last word on any count: named in the log. */
  | { readonly type: 'correct'; readonly seat: SeatId; readonly correction: Correction; readonly reason: string }
  | { readonly type: 'correct-shadow'; readonly free: number; readonly circled: number; readonly reason: string }
  | { readonly type: 'set-shadow-factor'; readonly factor: 1 | 2 }

/** One thing about a seat, put right by hand. */
export type Correction =
  | { readonly what: 'xp'; readonly to: number }
  | { readonly what: 'shadow-caused'; readonly to: number }
  | { readonly what: 'tokens'; readonly exhaustion: number; readonly harm: number; readonly wound: number }
  | { readonly what: 'incapacitated'; readonly to: boolean }
  /** Move a face-up card. */
  | {
      readonly what: 'card'
      readonly card: CardId
      readonly from: 'discard' | 'exhaustion' | 'deck'
      readonly to: 'discard' | 'exhaustion' | 'deck-top' | 'deck-bottom'
    }
  /** Move cards that nobody sees from the top of the deck, or back. */
  | { readonly what: 'exhaustion-count'; readonly to: number }
  | { readonly what: 'wound-cards'; readonly add: 'W1' | 'W2' | null; readonly remove: CardId | null }
  | { readonly what: 'last-result'; readonly to: ResultValue }

export type { Net }
