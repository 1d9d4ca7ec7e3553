import type { SeatId } from '../../core/seat'
import type { CardId } from '../vocabulary'

export type StaminaRefusal =
  | { readonly because: 'nothing-to-recover'; readonly seat: SeatId }
  | { readonly because: 'no-stamina-left'; readonly seat: SeatId }
  | { readonly because: 'not-incapacitated'; readonly seat: SeatId }
  | { readonly because: 'still-exhausted'; readonly seat: SeatId }
  /** Only what everybody sees can be picked to come back. */
  | { readonly because: 'not-face-up'; readonly seat: SeatId; readonly card: CardId }
