import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
import { type Infer, seatId, variant } from '../../core/schema'
import { relationshipKind } from '../record/model'
import { acting, actNumber, count, list, name, participant, relationshipId, side, words } from '../shapes'
import type { Participant } from '../vocabulary'
import { endProposal, outcome, risk, transformationOwed, trick, trickRecord } from './shapes'

const who = participant

export const contestant = z.strictObject({
  who,
  /** Null until the respondent has named the acting character. */
  acting: acting.nullable()
})
export type Contestant = Infer<typeof contestant>

/** The stakes of the contest, in the table's words. */
const stakes = z.strictObject({ ifWin: words, ifLose: words })

/** The half of the stakes that one turn may change. */
const condition = z.enum(['ifWin', 'ifLose'])
export type StakesHalf = Infer<typeof condition>

/** How many tricks win a contest. */
const pace = z.literal([1, 2, 3])

const contestKind = z.enum(['ordinary', 'going-for-broke'])

/** One turn of the negotiation. */
const offer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stakes'), by: side, ifWin: words, ifLose: words }),
  z.strictObject({ kind: z.literal('change'), by: side, condition, words }),
  z.strictObject({ kind: z.literal('accept'), by: side, pace })
])
export type Offer = Infer<typeof offer>

const phase = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('called') }),
  z.strictObject({ at: z.literal('stakes') }),
  z.strictObject({ at: z.literal('negotiation'), turn: side }),
  z.strictObject({ at: z.literal('trick'), trick }),
  z.strictObject({ at: z.literal('between') }),
  z.strictObject({
    at: z.literal('ended'),
    outcome,
    transformation: transformationOwed.nullable(),
    risks: list(risk),
    /** Both sides win: a proposal instead of both stakes, without an agreement yet. */
    proposal: z.exactOptional(endProposal)
  })
])
export type Phase = Infer<typeof phase>

/** A contest from its call to its wrap-up. */
const contest = z.strictObject({
  serial: count,
  act: actNumber,
  kind: contestKind,
  initiator: contestant,
  respondent: contestant,
  stakes,
  offers: list(offer, 5000),
  /** The sides that have confirmed that the present stakes keep the prologue's limits. */
  confirmed: list(side),
  pace: pace.nullable(),
  phase,
  tricks: list(trickRecord),
  /** Relationships in the contest: each of them has given a card. */
  brought: list(relationshipId),
  jacks: list(seatId),
  /** Going for broke: the closest end to both stakes, from before the first trick. A proposal until the other side agrees (A24b). */
  closest: z.exactOptional(z.strictObject({ ...endProposal.shape, agreed: z.boolean() }))
})
export type Contest = Infer<typeof contest>

/** What the record keeps of a contest. */
export const pastContest = z.strictObject({
  serial: count,
  act: actNumber,
  initiator: contestant,
  respondent: contestant,
  stakes,
  outcome: outcome.nullable()
})
export type PastContest = Infer<typeof pastContest>

export const contestModel = {
  state: stateFields({ contest: contest.nullable(), past: list(pastContest, 100_000) }, { contest: null, past: [] }),
  commands: [
    variant('call-contest', { who, acting, respondent: participant, kind: contestKind }),
    variant('step-up', { who, acting }),
    variant('set-stakes', { who, ifWin: words, ifLose: words }),
    variant('change-condition', { who, condition, words }),
    variant('confirm-limits', { who }),
    variant('accept-stakes', { who, pace }),
    variant('bring-relationship', { who, relationship: relationshipId }),
    variant('draw-as-jack', { who }),
    variant('deal-extra', { who, reason: words })
  ],
  events: [
    variant('contest-called', { serial: count, kind: contestKind, initiator: contestant, respondent: participant }),
    variant('respondent-stepped-up', { who, acting }),
    variant('stakes-set', { who, ifWin: words, ifLose: words }),
    variant('condition-changed', { who, by: side, condition, words }),
    variant('limits-confirmed', { who, by: side }),
    variant('stakes-accepted', { who, by: side, pace }),
    variant('relationship-brought', { who, relationship: relationshipId, name, kind: relationshipKind }),
    variant('jack-drew', { seat: seatId })
  ],
  refusals: {
    'no-contest': refusal('A24'),
    /** `now` describes what the game waits for. */
    'wrong-moment': refusal<{ now: string }>('A33'),
    'not-your-turn': refusal<{ turn: Participant | null }>('A36'),
    'same-participant': refusal('A24'),
    'not-an-ace': refusal<{ who: Participant }>('A12'),
    'pace-fixed': refusal('A13'),
    'limits-open': refusal('A24'),
    'not-a-jack': refusal<{ who: Participant }>('A32b'),
    'jack-not-here': refusal<{ who: Participant }>('A32b'),
    'already-drawn': refusal<{ who: Participant }>('A32'),
    'not-your-relationship': refusal<{ name: string }>('A30'),
    'relationship-spent': refusal<{ name: string }>('A31'),
    'relationship-dead': refusal<{ name: string }>('A31'),
    'already-brought': refusal<{ name: string }>('A30')
  }
} as const

declare module '../state' { interface Models { readonly contest: typeof contestModel } } // prettier-ignore
