import type { SeatId } from '../../core/seat'

export type ExperienceRefusal = {
  readonly because: 'not-enough-xp'
  readonly seat: SeatId
  readonly needs: number
  readonly has: number
}
