import { z } from 'zod'
import { trickReasons, trickSteps } from '../contest'
import {
  act,
  acting,
  both,
  card,
  contestKind,
  count,
  list,
  pace,
  participant,
  relationshipId,
  seat,
  side,
  words
} from './primitives'

export const contestant = z.strictObject({ who: participant, acting: acting.nullable() })
export const condition = z.enum(['ifWin', 'ifLose'])
const stakes = z.strictObject({ ifWin: words, ifLose: words })
const offer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stakes'), by: side, ifWin: words, ifLose: words }),
  z.strictObject({ kind: z.literal('change'), by: side, condition, words }),
  z.strictObject({ kind: z.literal('accept'), by: side, pace })
])
export const played = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('plain') }),
  z.strictObject({ as: z.literal('trump') }),
  z.strictObject({ as: z.literal('super-trump'), of: seat })
])
export const verdict = z.enum(['true', 'false'])
export const laidCard = z.strictObject({
  card,
  side,
  by: participant,
  acting,
  role: z.enum(['principal', 'helper']),
  played,
  secret: z.strictObject({ about: seat, words, verdict: z.enum(['open', 'true', 'false']) }).nullable()
})
export const trickStep = z.enum(trickSteps)
const question = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('secret'), by: seat, accuser: participant, card }),
  z.strictObject({ kind: z.literal('hand-back'), by: seat, to: participant, count })
])
const trick = z.strictObject({
  number: count,
  leader: side,
  step: trickStep,
  laid: list(laidCard, 52),
  passed: list(participant),
  points: both(card.nullable()),
  question: question.nullable()
})
const point = z.strictObject({ card, value: count, bonuses: list(count, 52), trump: z.boolean() })
export const trickRecord = z.strictObject({
  number: count,
  leader: side,
  laid: list(laidCard, 52),
  points: both(point.nullable()),
  takenBy: side,
  because: z.enum(trickReasons),
  higher: side
})
export const outcome = z.strictObject({
  winner: side,
  by: z.enum(['tricks', 'super-trump', 'no-cards', 'table']),
  both: z.boolean(),
  granted: z.boolean(),
  narrator: participant,
  common: z.exactOptional(words)
})
export const owed = z.strictObject({ of: seat, picker: participant })
export const risk = z.strictObject({ relationship: relationshipId, settled: z.boolean() })
const phase = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('called') }),
  z.strictObject({ at: z.literal('stakes') }),
  z.strictObject({ at: z.literal('negotiation'), turn: side }),
  z.strictObject({ at: z.literal('trick'), trick }),
  z.strictObject({ at: z.literal('between') }),
  z.strictObject({
    at: z.literal('ended'),
    outcome,
    transformation: owed.nullable(),
    risks: list(risk),
    proposal: z.exactOptional(z.strictObject({ by: side, words }))
  })
])
export const pastContest = z.strictObject({
  serial: count,
  act,
  initiator: contestant,
  respondent: contestant,
  stakes,
  outcome: outcome.nullable()
})
export const contest = z.strictObject({
  serial: count,
  act,
  kind: contestKind,
  initiator: contestant,
  respondent: contestant,
  stakes,
  offers: list(offer, 5000),
  confirmed: list(side),
  pace: pace.nullable(),
  phase,
  tricks: list(trickRecord),
  brought: list(relationshipId),
  jacks: list(seat)
})
