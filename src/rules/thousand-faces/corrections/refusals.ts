import type { SeatId } from '../../core/seat'
import type { CardId } from '../vocabulary'

export type CorrectionRefusal =
  | { readonly because: 'bad-ranks'; readonly sum: number }
  | {
      readonly because: 'card-not-there'
      readonly seat: SeatId
      readonly card: CardId
      readonly pile: 'discard' | 'exhaustion' | 'deck'
    }
  | { readonly because: 'card-in-play'; readonly card: CardId }
  | { readonly because: 'too-many-exhausted'; readonly seat: SeatId }
  | { readonly because: 'too-many-tokens'; readonly seat: SeatId; readonly exhausted: number }
  | { readonly because: 'deck-too-small'; readonly seat: SeatId; readonly deck: number }
  | { readonly because: 'no-flip-yet'; readonly seat: SeatId }
  | { readonly because: 'no-such-wound'; readonly seat: SeatId; readonly card: CardId }
  | { readonly because: 'nothing-corrected' }
