import type { SeatId } from '../../core/seat'
import type { CardId } from '../vocabulary'

export type BlessingRefusal =
  | { readonly because: 'no-blessings-left' }
  | { readonly because: 'no-such-blessing'; readonly seat: SeatId; readonly card: CardId }
