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
      /** The place in the act's list, or null for words of the table's own. */
      choice: count.nullable(),
      words,
      /** Where the choice names a realm: which, and what the power is about then. */
      realm: z.strictObject({ suit, area: name }).nullable()
    }),
    variant('settle-relationship', { who, relationship: relationshipId, choice: z.enum(fates) }),
    /** Both win, and both stakes cannot come true together: the closest way, for the other to agree to. */
    variant('propose-end', { who, words }),
    variant('agree-end', { who }),
    /** The wrap-up is told: cards to the discard pile, hands back to size. */
    variant('close-contest', { who }),
    /** The table ends the contest: with a winner, or (`null`) as if it had not been called. */
    variant('end-contest', { winner: side.nullable(), reason: words })
  ],
  events: [
    variant('contest-won', {
      who,
      outcome,
      transformation: transformationOwed.nullable(),
      risks: list(risk),
      /** Relationships that give no more cards this act. */
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
