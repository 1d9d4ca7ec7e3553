import { refusalsOf } from '../../core/model'
import type { SeatId } from '../../core/seat'

/** Refusals that any slice may give. */
export type TableRefusal =
  | { readonly because: 'no-such-seat'; readonly seat: SeatId }
  | { readonly because: 'not-yours' }
  | { readonly because: 'not-a-count'; readonly amount: number; readonly from: number; readonly to: number }
  | { readonly because: 'incapacitated'; readonly seat: SeatId }
  | { readonly because: 'flip-in-progress'; readonly seat: SeatId }

export const tableModel = { refusals: refusalsOf<TableRefusal>() } as const

declare module '../state' { interface Models { readonly table: typeof tableModel } } // prettier-ignore
