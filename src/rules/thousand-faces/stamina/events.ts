import type { SeatId } from '../../core/seat'
import type { CardId } from '../vocabulary'

export type StaminaEvent =
  /** So many cards off the top of the deck, unseen, onto the Exhaustion pile, each with a token. */
  | { readonly type: 'stamina-lost'; readonly seat: SeatId; readonly points: number; readonly reason: string }
  /** These came back from Exhaustion to the discard, face up, each taking a token off. */
  | {
      readonly type: 'stamina-recovered'
      readonly seat: SeatId
      readonly cards: readonly CardId[]
      readonly reason: string
    }
  /** Real cards come back: the table still has to say which. */
  | {
      readonly type: 'recovery-awaited'
      readonly seat: SeatId
      readonly points: number
      readonly reason: string
      /** A Rest or help that ends when the last card is named. */
      readonly then?: 'rest' | 'seek-help'
    }
  | { readonly type: 'wound-taken'; readonly seat: SeatId; readonly card: CardId; readonly reason: string }
  | { readonly type: 'incapacitated'; readonly seat: SeatId; readonly by: 'stamina' | 'wound' }
  | { readonly type: 'incapacity-cleared'; readonly seat: SeatId }
