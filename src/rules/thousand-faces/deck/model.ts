import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { baseCards } from '../cards'
import { cardsSchema, countSchema } from '../schemas'

const faceUp = {
  /** Face up, newest last. */
  discard: cardsSchema,
  /** Exhausted cards, face up, newest last. */
  faceUp: cardsSchema,
  /** Cards of an unfinished flip. */
  inPlay: cardsSchema
}

/**
 * The positions of one player's cards. Every card has exactly one position.
 * Digital: the app keeps the order of the deck and the face-down cards in Exhaustion, and keeps both secret.
 * Physical: the app knows the set of hidden cards (`unseen`, sorted), and the sizes of deck and face-down Exhaustion.
 */
const pilesSchema = z.discriminatedUnion('cards', [
  z.strictObject({
    cards: z.literal('digital'),
    /** Top first; secret. */
    deck: cardsSchema,
    /** Face down in the Exhaustion pile, newest last; secret. */
    exhausted: cardsSchema,
    ...faceUp
  }),
  z.strictObject({
    cards: z.literal('physical'),
    /** Deck and face-down Exhaustion together, sorted; as many cards as the two counts together. */
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
  /** The discard pile went into the deck; `order` is the whole deck, top first. */
  variant('deck-shuffled', { seat: savedSeatId, order: cardsSchema }),
  /** As `deck-shuffled`, with real cards: their order is unknown. */
  variant('deck-shuffled-by-hand', { seat: savedSeatId }),
  /** Changes to real cards: the discard pile is shuffled in, and face-down Exhaustion is dealt again from the unseen cards. */
  variant('cards-went-physical', { seat: savedSeatId }),
  /** Changes to cards in the app: the unseen cards that are exhausted, and the deck, top first. */
  variant('cards-went-digital', { seat: savedSeatId, deck: cardsSchema, exhausted: cardsSchema }),
  /** Retired; only saved campaigns have it. The unseen cards were dealt again: the exhausted ones, and the deck, top first. */
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
  sheet: stateFields(
    { piles: pilesSchema },
    { piles: { cards: 'digital', deck: [], exhausted: [], discard: baseCards, faceUp: [], inPlay: [] } }
  )
} as const

declare module '../state' { interface Models { readonly deck: typeof deckModel } } // prettier-ignore
