import { refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'

/** Refusals that any slice may give. */
export type TableRefusal = RefusalOf<typeof tableModel>

export const tableModel = {
  refusals: {
    'no-such-seat': refusal<{ seat: SeatId }>('WHO1'),
    'not-yours': refusal('WHO2'),
    'not-a-count': refusal<{ amount: number; from: number; to: number }>('WHO3'),
    incapacitated: refusal<{ seat: SeatId }>('S7'),
    'flip-in-progress': refusal<{ seat: SeatId }>('D3')
  }
} as const

declare module '../state' { interface Models { readonly table: typeof tableModel } } // prettier-ignore
