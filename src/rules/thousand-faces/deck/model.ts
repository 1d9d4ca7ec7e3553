import { z } from 'zod'
import { partOf, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { baseCards } from '../cards'
import { cardsSchema, countSchema } from '../schemas'

const faceUp = {
  /** Face up, newest last. */
  discard: cardsSchema,
  /** Exhausted cards that lie face up, newest last. */
  faceUp: cardsSchema,
  /** Turned over in a flip that is not finished yet. */
  inPlay: cardsSchema
}

/**
 * Where one player's cards lie. Every card is in exactly one place.
 *
 * Digital: the app keeps the order of the deck and knows, without telling anybody, which cards lie face down in Exhaustion.
 * Physical: the app knows the cards that nobody can see (`unseen`, sorted) and how many of them are deck and how many Exhaustion.
 */
const pilesSchema = z.discriminatedUnion('cards', [
  z.strictObject({
    cards: z.literal('digital'),
    /** Top first. Nobody's to know. */
    deck: cardsSchema,
    /** Face down in the Exhaustion pile, newest last. Nobody's to know. */
    exhausted: cardsSchema,
    ...faceUp
  }),
  z.strictObject({
    cards: z.literal('physical'),
    /** Deck and face-down Exhaustion together, sorted; as many as the two counts say. */
    unseen: cardsSchema,
    deck: countSchema,
    exhausted: countSchema,
    ...faceUp
  })
])
export type Piles = Infer<typeof pilesSchema>
export type DigitalPiles = Extract<Piles, { cards: 'digital' }>

const deckCommands = [
  variant('shuffle', { seat: savedSeatId }),
  variant('use-cards', { seat: savedSeatId, cards: z.enum(['digital', 'physical']) })
] as const
export type DeckCommand = Infer<(typeof deckCommands)[number]>

const deckEvents = [
  /** The discard pile went into the deck; `order` is the whole deck now, top first. */
  variant('deck-shuffled', { seat: savedSeatId, order: cardsSchema }),
  /** The same with real cards: nobody knows the order. */
  variant('deck-shuffled-by-hand', { seat: savedSeatId }),
  /** Real cards from now on: discard shuffled in, face-down Exhaustion dealt anew from the unseen ones. */
  variant('cards-went-physical', { seat: savedSeatId }),
  /** The app's cards from now on: which of the unseen ones lie exhausted, and the deck, top first. */
  variant('cards-went-digital', { seat: savedSeatId, deck: cardsSchema, exhausted: cardsSchema }),
  /** Retired: only saved campaigns have it. The unseen cards were dealt anew: those that lie exhausted, and the deck, top first. */
  variant('unseen-cards-dealt', { seat: savedSeatId, deck: cardsSchema, exhausted: cardsSchema })
] as const
export type DeckEvent = Infer<(typeof deckEvents)[number]>

export type DeckRefusal = RefusalOf<typeof deckModel>

export const deckModel = {
  commands: deckCommands,
  events: deckEvents,
  refusals: {
    'nothing-to-shuffle': refusal<{ seat: SeatId }>('D1'),
    'must-shuffle': refusal<{ seat: SeatId; deck: number }>('D2'),
    'already-so': refusal<{ seat: SeatId; cards: 'digital' | 'physical' }>('D6')
  },
  sheet: partOf(
    { piles: pilesSchema },
    { piles: { cards: 'digital', deck: [], exhausted: [], discard: baseCards, faceUp: [], inPlay: [] } }
  )
} as const

declare module '../state' { interface Models { readonly deck: typeof deckModel } } // prettier-ignore
