import type { SeatId } from '../../core/seat'
import type { CardId } from '../vocabulary'

export type BlessingEvent =
  /** Drawn from the supply into the discard. */
  | { readonly type: 'blessing-taken'; readonly seat: SeatId; readonly card: CardId }
  | { readonly type: 'blessing-returned'; readonly seat: SeatId; readonly card: CardId }
