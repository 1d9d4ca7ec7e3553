import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
import { type Infer, seatId, variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'
import { cardKind, heldCards, list, participant } from '../shapes'
import type { CardId, Participant } from '../vocabulary'

/** How the cards of a new board are held; digital by default. */
export const settings = z
  .object({ cards: cardKind.default('digital') })
  .nullish()
  .transform(chosen => chosen ?? { cards: 'digital' as const })
export type Settings = Infer<typeof settings>

/** The piles and hands: all cards that are not in a trick. Rules A2, A3. */
const piles = z.strictObject({
  /** Face down; the top card first. */
  draw: heldCards,
  /** Face up; the newest last. */
  discard: heldCards,
  /** By participant. */
  hands: z.record(z.string(), heldCards)
})
export type Piles = Infer<typeof piles>

/** Why cards were drawn. */
const drawReason = z.enum(['deal', 'refill', 'friend', 'foe', 'jack', 'extra'])
export type DrawReason = Infer<typeof drawReason>

export const deckModel = {
  state: stateFields(
    {
      cards: cardKind,
      started: z.boolean(),
      /** Players in the order in which they sit; the World is not among them. */
      seats: list(seatId),
      piles
    },
    { cards: 'digital', started: false, seats: [], piles: { draw: [], discard: [], hands: {} } }
  ),
  commands: [
    /** Digital cards, or real ones in the players' hands: chosen before the first deal. */
    variant('choose-cards', { cards: cardKind }),
    /** Shuffles all 52 and deals every hand. */
    variant('start-game', {}),
    variant('refill-hands', {}),
    variant('discard', { who: participant, cards: heldCards }),
    variant('leave-game', { seat: seatId }),
    variant('return-to-game', { seat: seatId })
  ],
  /** These events contain faces of cards; screens never receive them. */
  events: [
    variant('cards-chosen', { kind: cardKind }),
    /** All cards are gathered; `order` is the new draw pile from the top. */
    variant('deck-shuffled', { order: heldCards }),
    variant('cards-drawn', { who: participant, cards: heldCards, why: drawReason }),
    /** The discard pile in its new order goes under the remaining draw pile. */
    variant('discard-reshuffled', { order: heldCards }),
    variant('cards-discarded', { who: participant, cards: heldCards }),
    /** The hand goes to the discard pile. */
    variant('seat-left', { seat: seatId }),
    variant('seat-returned', { seat: seatId })
  ],
  refusals: {
    'gm-only': refusal('A36'),
    'not-yours': refusal<{ who: Participant }>('A36'),
    'players-own-hand': refusal<{ who: Participant }>('A36'),
    'not-a-participant': refusal<{ who: Participant }>('A24'),
    'already-there': refusal<{ seat: SeatId }>('A37c'),
    'not-started': refusal('A4b'),
    'already-started': refusal('A38'),
    'contest-running': refusal('A24'),
    'nothing-changed': refusal('A39'),
    'discards-owed': refusal<{ who: Participant; count: number }>('A24'),
    'hands-short': refusal('A24'),
    'draw-short': refusal<{ needed: number; left: number }>('A4b'),
    'not-in-hand': refusal<{ card: CardId }>('A38'),
    'empty-hand': refusal<{ who: Participant }>('A38'),
    /** A real card that lies face up elsewhere cannot be laid again. */
    'card-seen-elsewhere': refusal<{ card: CardId }>('A38'),
    'wrong-count': refusal<{ needed: number; given: number }>('A38'),
    'card-twice': refusal<{ card: CardId }>('A38')
  }
} as const

declare module '../state' { interface Models { readonly deck: typeof deckModel } } // prettier-ignore
