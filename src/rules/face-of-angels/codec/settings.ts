import { z } from 'zod'

/** How the cards are held: by the app, or in the players' own hands. */
export interface Settings {
  readonly cards: 'digital' | 'physical'
}

/** What a new board is opened with; digital cards when nothing else is said. */
export const settingsSchema: z.ZodType<Settings> = z
  .object({ cards: z.enum(['digital', 'physical']).default('digital') })
  .nullish()
  .transform(settings => settings ?? { cards: 'digital' as const })
