import { z } from 'zod'
import { type CommandOf, refusal } from '../../core/model'
import { seatId, variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'
import { laidCard, played, trickRecord, trickStep } from '../contest/shapes'
import { acting, card, count, participant, side, words } from '../shapes'
import type { CardId, Participant } from '../vocabulary'

const who = participant

export const trickModel = {
  commands: [
    /** A card is laid: as a principal when it is one's turn, as a helper in the helpers' step. */
    variant('lay-card', {
      who,
      card,
      /** Principals play whom they named; a helper says it here. */
      acting,
      /** `super-trump` only names somebody else's; one's own needs no saying. */
      played,
      secret: z.strictObject({ about: seatId, words }).nullable()
    }),
    variant('pass-help', { who }),
    /** Nobody else helps in this step; `both`: nor in the step after it, for the other side. */
    variant('close-help', { steps: z.exactOptional(z.literal('both')) }),
    variant('pick-point', { who, card }),
    /** A finished trick goes to this side after all. */
    variant('award-trick', { number: count, to: side })
  ],
  events: [
    variant('trick-opened', { number: count, leader: side, who }),
    variant('card-laid', { laid: laidCard }),
    variant('step-reached', { step: trickStep }),
    variant('help-passed', { who }),
    variant('point-picked', { who, side, card }),
    variant('trick-taken', { who, trick: trickRecord }),
    variant('trick-awarded', { number: count, to: side, who })
  ],
  refusals: {
    'not-a-trump': refusal<{ card: CardId }>('A11'),
    'not-a-super-trump': refusal<{ card: CardId; of: SeatId }>('A18'),
    'cannot-help': refusal<{ who: Participant }>('A15'),
    'not-on-your-side': refusal<{ card: CardId }>('A16'),
    /** The prologue: nothing is a trump there. */
    'no-secrets-yet': refusal('A27d'),
    'secret-not-here': refusal<{ about: SeatId }>('A27b'),
    'unknown-trick': refusal('A37')
  }
} as const

/** A card that somebody lays. */
export type LayCard = Extract<CommandOf<typeof trickModel>, { type: 'lay-card' }>

declare module '../state' { interface Models { readonly trick: typeof trickModel } } // prettier-ignore
