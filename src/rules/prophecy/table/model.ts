import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
import { seatId, variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'

export const tableModel = {
  state: stateFields(
    {
      /** All seats of the table, with those that have left (PR44, PR45). */
      seats: z.array(z.strictObject({ id: seatId, retired: z.boolean() })),
      moderator: seatId.nullable()
    },
    { seats: [], moderator: null }
  ),
  commands: [variant('name-moderator', { seat: seatId.nullable() })],
  events: [variant('moderator-named', { seat: seatId.nullable() })],
  refusals: {
    'not-yours': refusal<{ what: string }>('PR39'),
    'not-at-the-table': refusal<{ seat: SeatId }>('PR44')
  }
} as const

declare module '../state' { interface Models { readonly table: typeof tableModel } } // prettier-ignore
