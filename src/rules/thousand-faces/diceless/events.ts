import type { SeatId } from '../../core/seat'
import type { CardId } from '../vocabulary'

export type DicelessEvent =
  /** Cards turned over for a number; they go to the discard. `number` is null while none has shown one. */
  | {
      readonly type: 'number-drawn'
      readonly seat: SeatId
      readonly die: Die
      readonly cards: readonly CardId[]
      readonly number: number | null
    }
  /** Real cards: the table says what comes up. */
  | { readonly type: 'number-awaited'; readonly seat: SeatId; readonly die: Die }

export type Die = 'd4' | 'd6' | 'd10'
