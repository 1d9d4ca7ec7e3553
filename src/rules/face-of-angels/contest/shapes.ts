import { z } from 'zod'
import { type Infer, seatId } from '../../core/schema'
import { acting, bothSides, card, count, list, participant, relationshipId, side, words } from '../shapes'
import { trickReasons, trickSteps } from '../vocabulary'

/** How a card is played. `of`: the seat whose super-trump it is. */
export const played = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('plain') }),
  z.strictObject({ as: z.literal('trump') }),
  z.strictObject({ as: z.literal('super-trump'), of: seatId })
])
export type PlayedAs = Infer<typeof played>

/** One card on the table, face up. */
export const laidCard = z.strictObject({
  card,
  side,
  by: participant,
  acting,
  role: z.enum(['principal', 'helper']),
  played,
  /** A protagonist's secret, said aloud with the card. */
  secret: z.strictObject({ about: seatId, words, verdict: z.enum(['open', 'true', 'false']) }).nullable()
})
export type LaidCard = Infer<typeof laidCard>

/** A question that one player must answer before the trick goes on. */
const question = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('secret'), by: seatId, accuser: participant, card }),
  z.strictObject({ kind: z.literal('hand-back'), by: seatId, to: participant, count })
])
export type Question = Infer<typeof question>

export const trickStep = z.enum(trickSteps)

export const trick = z.strictObject({
  number: count,
  leader: side,
  step: trickStep,
  laid: list(laidCard, 52),
  /** Helpers who passed in this step. */
  passed: list(participant),
  points: bothSides(card.nullable()),
  question: question.nullable()
})
export type Trick = Infer<typeof trick>

/** The point card of a side, with all its bonuses. */
export const point = z.strictObject({
  card,
  value: count,
  /** The bonus of each other card on the side, in the order of laying. */
  bonuses: list(count, 52),
  trump: z.boolean()
})
export type Point = Infer<typeof point>

/** A finished trick. Its cards are in the discard pile. */
export const trickRecord = z.strictObject({
  number: count,
  leader: side,
  laid: list(laidCard, 52),
  points: bothSides(point.nullable()),
  takenBy: side,
  because: z.enum(trickReasons),
  /** The side with the higher value, whether it won or lost. */
  higher: side
})
export type TrickRecord = Infer<typeof trickRecord>

export const outcome = z.strictObject({
  winner: side,
  by: z.enum(['tricks', 'super-trump', 'no-cards', 'table']),
  /** Both sides win their stakes: an Ace went for broke and lost all three tricks. */
  both: z.boolean(),
  /** The winner also granted the loser's stakes, as the price of deciding about a relationship. */
  granted: z.boolean(),
  narrator: participant,
  /** Both win and the stakes exclude each other: the end that the two agreed on. Rule A24b. */
  common: z.exactOptional(words)
})
export type Outcome = Infer<typeof outcome>

/** A transformation that `picker` must choose now. */
export const transformationOwed = z.strictObject({ of: seatId, picker: participant })
export type TransformationOwed = Infer<typeof transformationOwed>

/** A relationship in danger after a lost contest. */
export const risk = z.strictObject({ relationship: relationshipId, settled: z.boolean() })

export const endProposal = z.strictObject({ by: side, words })
export type EndProposal = Infer<typeof endProposal>
