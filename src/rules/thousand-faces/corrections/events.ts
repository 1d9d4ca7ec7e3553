import type { SeatId } from '../../core/seat'
import type { Correction } from '../commands'
import type { CardId, Ranks } from '../vocabulary'

export type CorrectionEvent =
  /** `card`: the wound card that was handed out, when the correction adds one. */
  | {
      readonly type: 'corrected'
      readonly seat: SeatId
      readonly correction: Correction
      readonly card: CardId | null
      readonly reason: string
    }
  | { readonly type: 'ranks-set'; readonly seat: SeatId; readonly ranks: Ranks }
