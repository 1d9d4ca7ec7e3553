import type { SeatId } from '../../core/seat'

export type ShadowEvent =
  /** `seat`: whose flip or deed it was, or null. */
  | { readonly type: 'shadow-gained'; readonly amount: number; readonly seat: SeatId | null; readonly reason: string }
  | { readonly type: 'shadow-spent'; readonly free: number; readonly circled: number; readonly reason: string }
  /** So many of the points are circled now. */
  | { readonly type: 'shadow-circled'; readonly circled: number }
  /** The oldest GM move owed has been made; `what`: what it was in the story, if the GM wrote that down. */
  | { readonly type: 'gm-move-made'; readonly move: string | null; readonly what?: string }
  | { readonly type: 'shadow-corrected'; readonly free: number; readonly circled: number; readonly reason: string }
  | { readonly type: 'shadow-factor-set'; readonly factor: 1 | 2 }
