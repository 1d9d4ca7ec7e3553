import { z } from 'zod'
import type { Infer } from '../core/schema'
import type { BoardId } from './types'

/** Which games the players' screens may know of (ST6, ST7). Kept on the Game Master's machine, not in the campaign. */
export const boardChoiceSchema = z.object({
  /** Every board that was ever shown, the latest last. */
  shown: z.array(
    z
      .string()
      .max(40)
      .transform(id => id as BoardId)
  ),
  /** The table shows the latest of them that is open, or no game at all. */
  table: z.enum(['latest', 'nothing']),
  /** The table shows whatever game the Game Master's page goes to (ST10). */
  follows: z.boolean()
})
export type BoardChoice = Infer<typeof boardChoiceSchema>
