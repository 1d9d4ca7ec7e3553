import type { SeatId } from '../../core/seat'
import type { Attribute } from '../vocabulary'
import type { MoveId } from './ids'

export type MoveRefusal =
  | {
      readonly because: 'face-down'
      readonly seat: SeatId
      readonly move: MoveId
      readonly until: 'take-a-breather' | 'rest'
    }
  | { readonly because: 'fast-used'; readonly seat: SeatId; readonly by: MoveId | 'shield' }
  | { readonly because: 'needs-card'; readonly seat: SeatId; readonly move: MoveId }
  | { readonly because: 'not-with-that'; readonly move: MoveId; readonly attributes: readonly Attribute[] }
  | {
      readonly because: 'too-heavy'
      readonly seat: SeatId
      readonly move: MoveId
      readonly count: number
      readonly most: number
    }
  | { readonly because: 'breather-twice'; readonly seat: SeatId }
  | { readonly because: 'in-a-rage'; readonly seat: SeatId }
  | { readonly because: 'not-in-a-rage'; readonly seat: SeatId }
  | { readonly because: 'other-campaign'; readonly move: MoveId }
  | { readonly because: 'works-by-itself'; readonly move: MoveId }
  | { readonly because: 'own-way'; readonly move: MoveId; readonly command: string }
  | { readonly because: 'needs-item'; readonly move: MoveId; readonly sort: 'magic' | 'flowing' | 'precious' }
  | { readonly because: 'dead'; readonly seat: SeatId }
  | { readonly because: 'no-such-outcome' }
  /** It would have to be called, and to succeed, first. */
  | { readonly because: 'not-made'; readonly seat: SeatId; readonly move: MoveId }
  | { readonly because: 'flip-not-over'; readonly seat: SeatId }
  | { readonly because: 'wrong-picks'; readonly wants: number; readonly got: number }
  | { readonly because: 'impossible-option'; readonly option: string; readonly why: string }
  | { readonly because: 'no-such-reason'; readonly move: MoveId }
  | { readonly because: 'no-tokens'; readonly seat: SeatId; readonly move: MoveId }
  | { readonly because: 'has-move'; readonly seat: SeatId; readonly move: MoveId }
  | { readonly because: 'no-such-move'; readonly seat: SeatId; readonly move: MoveId }
  | { readonly because: 'no-higher-level'; readonly move: MoveId }
  | { readonly because: 'no-move-to-raise' }
  | { readonly because: 'too-many-steps'; readonly move: MoveId; readonly most: number }
  | { readonly because: 'in-envelope'; readonly move: MoveId; readonly rings: number; readonly has: number }
  | { readonly because: 'already-out'; readonly move: MoveId }
  | { readonly because: 'no-keepsake'; readonly seat: SeatId }
  | { readonly because: 'no-accusation'; readonly seat: SeatId }
  | { readonly because: 'accuses-nobody'; readonly seat: SeatId }
  | {
      readonly because: 'repairs-too-dear'
      readonly pays: number
      readonly asks: number
      readonly packs: number
      readonly perPack: number
      readonly removes: number
    }
  | { readonly because: 'entreated-already'; readonly seat: SeatId }
  | { readonly because: 'no-drawback'; readonly item: string }
