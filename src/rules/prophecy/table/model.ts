import { z } from 'zod'
import { partOf, refusalsOf } from '../../core/model'
import { seatId, variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'

type TableRefusal =
  | { readonly because: 'not-yours'; readonly what: string }
  | { readonly because: 'not-at-the-table'; readonly seat: SeatId }

export const tableModel = {
  state: partOf(
    {
      /** Everybody at the table, those who have left included (PR44, PR45). */
      seats: z.array(z.strictObject({ id: seatId, retired: z.boolean() })),
      moderator: seatId.nullable()
    },
    { seats: [], moderator: null }
  ),
  commands: [variant('name-moderator', { seat: seatId.nullable() })],
  events: [variant('moderator-named', { seat: seatId.nullable() })],
  refusals: refusalsOf<TableRefusal>()
} as const

declare module '../state' { interface Models { readonly table: typeof tableModel } } // prettier-ignore
