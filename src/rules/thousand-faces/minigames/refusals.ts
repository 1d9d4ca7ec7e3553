import type { SeatId } from '../../core/seat'
import type { Attribute, CardId } from '../vocabulary'

export type GameRefusal =
  | { readonly because: 'game-runs' }
  | { readonly because: 'no-pursuit' }
  | { readonly because: 'no-corners' }
  | { readonly because: 'nobody-runs' }
  | { readonly because: 'chase-over' }
  | { readonly because: 'round-runs' }
  | { readonly because: 'rabbit-alone'; readonly round: number }
  | { readonly because: 'needs-helper'; readonly round: number }
  | { readonly because: 'no-helper'; readonly seat: SeatId }
  | { readonly because: 'attribute-used'; readonly attribute: Attribute }
  | { readonly because: 'cards-laid'; readonly seat: SeatId }
  | { readonly because: 'by-hand'; readonly seat: SeatId }
  | { readonly because: 'too-few-cards'; readonly seat: SeatId }
  | { readonly because: 'not-laid'; readonly card: CardId }
  | { readonly because: 'not-solved' }
