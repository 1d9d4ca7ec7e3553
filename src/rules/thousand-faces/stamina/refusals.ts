import type { SeatId } from '../../core/seat'

export type StaminaRefusal =
  | { readonly because: 'nothing-to-recover'; readonly seat: SeatId }
  | { readonly because: 'no-stamina-left'; readonly seat: SeatId }
  | { readonly because: 'not-incapacitated'; readonly seat: SeatId }
  | { readonly because: 'still-exhausted'; readonly seat: SeatId }
