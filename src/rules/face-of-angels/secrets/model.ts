import { z } from 'zod'
import { seatId, variant } from '../../core/schema'
import { heldCards, participant } from '../shapes'

const verdict = z.enum(['true', 'false'])

export const secretsModel = {
  commands: [
    variant('answer-secret', { who: participant, verdict }),
    variant('hand-back', { who: participant, cards: heldCards })
  ],
  /** These events contain faces of cards; screens never receive them. */
  events: [
    variant('secret-answered', { who: seatId, verdict }),
    variant('hand-given', { from: participant, to: seatId, cards: heldCards }),
    variant('hand-returned', { from: seatId, to: participant, cards: heldCards })
  ]
} as const

declare module '../state' { interface Models { readonly secrets: typeof secretsModel } } // prettier-ignore
