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
    /** Lays a card: as a principal in turn, or as a helper in a step for helpers. */
    variant('lay-card', {
      who,
      card,
      /** Principals play the character named before; a helper names the character here. */
      acting,
      /** `super-trump` names only another player's; the own super-trump is recognised automatically. */
      played,
      secret: z.strictObject({ about: seatId, words }).nullable()
    }),
    variant('pass-help', { who }),
    /** Ends this step for helpers; `both` also ends the next step, of the other side. */
    variant('close-help', { steps: z.exactOptional(z.literal('both')) }),
    variant('pick-point', { who, card }),
    /** Gives a finished trick to this side instead. */
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
    /** In the prologue no card is a trump, so secrets are refused. */
    'no-secrets-yet': refusal('A27d'),
    'secret-not-here': refusal<{ about: SeatId }>('A27b'),
    'unknown-trick': refusal('A37')
  }
} as const

/** The command that lays a card. */
export type LayCard = Extract<CommandOf<typeof trickModel>, { type: 'lay-card' }>

declare module '../state' { interface Models { readonly trick: typeof trickModel } } // prettier-ignore
