import type { Explanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import type { Attribute, CardId, Net, Suit } from '../vocabulary'
import type { Round } from './game'
import type { Touch, Turn } from './zodiac'

/** A chase as everybody sees it. */
export interface PursuitView {
  readonly kind: 'pursuit'
  readonly joined: readonly SeatId[]
  readonly rabbit: SeatId
  readonly rounds: readonly Round[]
  readonly running: boolean
  readonly score: { readonly rabbit: number; readonly pursuers: number }
  readonly winner: 'rabbit' | 'pursuers' | null
  readonly pursuersMayMove: boolean
  /** What the rabbit flips alone. */
  readonly rabbitFlips: { readonly suit: Suit; readonly net: Net; readonly value: number }
  /** Who may run the next round: the rabbit alone, or these helpers with these attributes. */
  readonly next: {
    readonly round: number
    readonly alone: boolean
    readonly helpers: readonly SeatId[]
    readonly attributes: readonly Attribute[]
  } | null
}

/** Laid cards; they lie face up. */
export interface CornersView {
  readonly kind: 'corners'
  readonly shape: 'line' | 'square'
  readonly seat: SeatId
  readonly laid: readonly { readonly card: CardId; readonly turn: Turn }[]
  /** For each contact: whether the animals go together. */
  readonly contacts: readonly boolean[]
  /** The two animals of each contact. */
  readonly touches: readonly Touch[]
  readonly solved: boolean
}

export type GameView = PursuitView | CornersView

export interface GameGmPart {
  readonly game: GameView | null
  /** Corners only: whether these cards can be laid at all. */
  readonly solvable: boolean | null
  /** Why a laid card cannot be replaced, or null. */
  readonly replace: Explanation | null
}

export interface GameTablePart {
  readonly game: GameView | null
}
