import { type Infer, savedSeatId, variant } from '../../core/schema'
import { cardsSchema, countSchema, dieSchema } from '../schemas'

export type Die = Infer<typeof dieSchema>

const dicelessCommands = [
  /** Diceless play: turns cards until one shows a number. */
  variant('draw-number', { seat: savedSeatId, die: dieSchema })
] as const
export type DicelessCommand = Infer<(typeof dicelessCommands)[number]>

const dicelessEvents = [
  /** Cards turned for a number, which go to the discard pile. `number` is null while no card has shown one. */
  variant('number-drawn', { seat: savedSeatId, die: dieSchema, cards: cardsSchema, number: countSchema.nullable() }),
  /** Real cards: the table reports the card. */
  variant('number-awaited', { seat: savedSeatId, die: dieSchema })
] as const
export type DicelessEvent = Infer<(typeof dicelessEvents)[number]>

export const dicelessModel = {
  commands: dicelessCommands,
  events: dicelessEvents
} as const

declare module '../state' { interface Models { readonly diceless: typeof dicelessModel } } // prettier-ignore
