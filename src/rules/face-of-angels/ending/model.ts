import { z } from 'zod'
import { refusal } from '../../core/model'
import { seatId, variant } from '../../core/schema'
import { pastContest } from '../contest/model'
import { outcome, risk, transformationOwed } from '../contest/shapes'
import { relationship, transformation, trumps } from '../record/model'
import { count, list, name, participant, relationshipId, side, suit, words } from '../shapes'
import { fates, type Participant } from '../vocabulary'

const who = participant

export const endingModel = {
  commands: [
    variant('pick-transformation', {
      who,
      /** The index in the list of the act, or null for the table's own words. */
      choice: count.nullable(),
      words,
      /** For a choice that names a realm: the suit, and the area of the power. */
      realm: z.strictObject({ suit, area: name }).nullable()
    }),
    variant('settle-relationship', { who, relationship: relationshipId, choice: z.enum(fates) }),
    /** Both sides win and the stakes exclude each other: the closest end, to which the other side must agree. */
    variant('propose-end', { who, words }),
    variant('agree-end', { who }),
    /** After the wrap-up: moves the cards to the discard pile and brings hands back to size. */
    variant('close-contest', { who }),
    /** The table ends the contest: with a winner, or (`null`) without a result. */
    variant('end-contest', { winner: side.nullable(), reason: words })
  ],
  events: [
    variant('contest-won', {
      who,
      outcome,
      transformation: transformationOwed.nullable(),
      risks: list(risk),
      /** Relationships that give no more cards in this act. */
      spent: list(relationshipId)
    }),
    variant('transformation-picked', { seat: seatId, transformation, trumps }),
    variant('relationship-settled', { relationship, outcome, words }),
    variant('end-proposed', { who, by: side, words }),
    variant('end-agreed', { who, words }),
    variant('contest-closed', {
      past: pastContest,
      progress: list(z.strictObject({ seat: seatId, relationships: count }))
    }),
    variant('contest-called-off', { reason: words })
  ],
  refusals: {
    'not-at-risk': refusal('A31'),
    'choice-not-offered': refusal('A24b'),
    'realm-missing': refusal('A34c'),
    'realm-not-asked': refusal('A34c'),
    'realms-full': refusal('A34c'),
    'not-both-win': refusal('A24b'),
    'end-proposed': refusal<{ by: Participant }>('A20'),
    'transformation-owed': refusal<{ picker: Participant }>('A34'),
    'risks-open': refusal('A31')
  }
} as const

declare module '../state' { interface Models { readonly ending: typeof endingModel } } // prettier-ignore
