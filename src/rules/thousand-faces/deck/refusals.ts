import type { SeatId } from '../../core/seat'

export type DeckRefusal =
  | { readonly because: 'nothing-to-shuffle'; readonly seat: SeatId }
  | { readonly because: 'must-shuffle'; readonly seat: SeatId; readonly deck: number }
  | { readonly because: 'already-so'; readonly seat: SeatId; readonly cards: 'digital' | 'physical' }
