import type { SeatId } from '../../core/seat'
import type { CardId } from '../vocabulary'

export type DeckEvent =
  /** The discard pile went into the deck; `order` is the whole deck now, top first. */
  | { readonly type: 'deck-shuffled'; readonly seat: SeatId; readonly order: readonly CardId[] }
  /** The same with real cards: nobody knows the order. */
  | { readonly type: 'deck-shuffled-by-hand'; readonly seat: SeatId }
  /** Real cards from now on: discard shuffled in, face-down Exhaustion dealt anew from the unseen ones. */
  | { readonly type: 'cards-went-physical'; readonly seat: SeatId }
  /** The app's cards from now on: which of the unseen ones lie exhausted, and the deck, top first. */
  | {
      readonly type: 'cards-went-digital'
      readonly seat: SeatId
      readonly deck: readonly CardId[]
      readonly exhausted: readonly CardId[]
    }
