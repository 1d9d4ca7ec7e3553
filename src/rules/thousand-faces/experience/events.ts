import type { SeatId } from '../../core/seat'

export type ExperienceEvent =
  | { readonly type: 'xp-gained'; readonly seat: SeatId; readonly amount: number; readonly reason: string }
  | { readonly type: 'xp-spent'; readonly seat: SeatId; readonly amount: number; readonly reason: string }
