import { z } from 'zod'
import type { Infer } from '../core/schema'
import type { BoardId } from './types'

/**
 * The games that the players' screens may show (ST6, ST7). Stored on the Game Master's machine, not in the campaign.
 */
export const boardChoiceSchema = z.object({
  /** Every board that was ever shown, the latest last. */
  shown: z.array(
    z
      .string()
      .max(40)
      .transform(id => id as BoardId)
  ),
  /** The table shows the latest open one of them, or no game. */
  table: z.enum(['latest', 'nothing']),
  /** The table follows the game of the Game Master's page (ST10). */
  follows: z.boolean()
})
export type BoardChoice = Infer<typeof boardChoiceSchema>
