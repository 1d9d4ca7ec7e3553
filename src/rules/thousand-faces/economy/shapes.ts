import { z } from 'zod'
import { latest, type Clock } from '../../core/clock'
import { moveShape } from '../equipment/shapes'
import { countShape, listOf, seatShape, textShape } from '../shapes'
import { conditionIds, lengths } from './chapters'
import { gmMoveKinds, journeyUses, shadowUses } from './prices'
import type { Story } from './story'

const bookShape = z.literal([1, 2, 3])
const endShape = z.enum(['earned', 'forfeited', 'skipped'])
const standingShape = z.strictObject({ id: countShape, what: textShape, levels: z.int().min(1).max(9) })
const conditionShape = z.enum(conditionIds)
/** A moment that a calendar can name, in milliseconds since 1970; also a span of so many. */
const momentShape = z.int().min(0).max(latest)
const clockShape: z.ZodType<Clock> = z.strictObject({ ran: momentShape, since: momentShape.nullable() })
const clockTurn = z.enum(['running', 'standing'])
const fromShape = z.enum(['free', 'circled'])

export const storyShape: z.ZodType<Story> = z.strictObject({
  length: z.enum(lengths),
  book: bookShape,
  chapter: z.int().min(0).max(8),
  ends: z.record(z.string(), endShape),
  ticked: listOf(conditionShape),
  circledAtStart: countShape,
  journey: countShape,
  journeySpent: listOf(textShape),
  hearth: z.strictObject({ what: textShape, available: z.boolean() }),
  goal: textShape,
  disadvantages: listOf(standingShape),
  day: z
    .strictObject({
      place: z.enum(['town', 'outside']),
      number: countShape,
      did: z.record(z.string(), listOf(moveShape))
    })
    .nullable(),
  opened: countShape,
  tutorial: z.strictObject({ minutes: countShape, clock: z.exactOptional(clockShape) }).nullable(),
  claims: listOf(z.strictObject({ seat: seatShape, authority: textShape })),
  shown: z.boolean()
})

export const economyCommands = [
  z.strictObject({ type: z.literal('set-length'), length: z.enum(lengths) }),
  z.strictObject({ type: z.literal('begin-book'), book: bookShape }),
  z.strictObject({ type: z.literal('begin-chapter'), chapter: z.int().min(1).max(8) }),
  z.strictObject({ type: z.literal('tick-condition'), condition: conditionShape, as: z.enum(['ticked', 'open']) }),
  /** Takes the Journey point of the current chapter, or lets it go. */
  z.strictObject({ type: z.literal('end-chapter'), as: z.enum(['earned', 'skipped']) }),
  /** The characters get a chance to Rest: circled points that are left forfeit the point. */
  z.strictObject({ type: z.literal('offer-rest') }),
  z.strictObject({
    type: z.literal('spend-journey'),
    use: z.enum(journeyUses.map(use => use.id)),
    seat: seatShape.nullable(),
    what: textShape
  }),
  z.strictObject({ type: z.literal('correct-journey'), to: countShape, reason: textShape }),
  z.strictObject({
    type: z.literal('buy-with-shadow'),
    use: z.enum(shadowUses.map(use => use.id)),
    count: z.int().min(1).max(99),
    from: fromShape,
    seat: seatShape.nullable(),
    what: textShape
  }),
  z.strictObject({ type: z.literal('end-disadvantage'), disadvantage: countShape }),
  z.strictObject({ type: z.literal('write-goal'), goal: textShape }),
  z.strictObject({ type: z.literal('write-hearth'), what: textShape }),
  z.strictObject({ type: z.literal('set-hearth'), as: z.enum(['available', 'unavailable']) }),
  z.strictObject({ type: z.literal('begin-day'), place: z.enum(['town', 'outside']) }),
  z.strictObject({ type: z.literal('end-day') }),
  z.strictObject({ type: z.literal('open-session'), session: z.int().min(1).max(999) }),
  /** `at` is the time of the page that asks. */
  z.strictObject({
    type: z.literal('begin-tutorial'),
    minutes: z.int().min(1).max(60),
    at: z.exactOptional(momentShape)
  }),
  z.strictObject({ type: z.literal('turn-tutorial-clock'), to: clockTurn, at: momentShape }),
  z.strictObject({ type: z.literal('end-tutorial') }),
  z.strictObject({ type: z.literal('show-chapter'), as: z.enum(['shown', 'hidden']) }),
  z.strictObject({ type: z.literal('pay-claim'), claim: countShape, with: z.enum(['journey', 'shadow']) }),
  /** A GM move of one of the eleven kinds, owed or not. */
  z.strictObject({ type: z.literal('play-gm-move'), kind: z.enum(gmMoveKinds.map(kind => kind.id)), what: textShape })
] as const
/** What can be asked about the GM's economy. */
export type EconomyCommand = Readonly<z.infer<(typeof economyCommands)[number]>>

export const economyEvents = [
  z.strictObject({ type: z.literal('length-set'), length: z.enum(lengths) }),
  z.strictObject({ type: z.literal('book-began'), book: bookShape, journey: countShape }),
  z.strictObject({
    type: z.literal('chapter-began'),
    chapter: countShape,
    name: textShape,
    circled: countShape,
    hearth: z.enum(['opens', 'closes', 'stays'])
  }),
  z.strictObject({ type: z.literal('condition-ticked'), condition: conditionShape, as: z.enum(['ticked', 'open']) }),
  z.strictObject({ type: z.literal('chapter-ended'), chapter: countShape, as: endShape, journey: countShape }),
  z.strictObject({ type: z.literal('journey-gained'), amount: countShape, reason: textShape }),
  z.strictObject({ type: z.literal('journey-spent'), use: textShape, what: textShape, seat: seatShape.nullable() }),
  z.strictObject({ type: z.literal('journey-corrected'), to: countShape, reason: textShape }),
  z.strictObject({ type: z.literal('disadvantage-stands'), disadvantage: standingShape }),
  z.strictObject({ type: z.literal('disadvantage-ended'), disadvantage: countShape }),
  z.strictObject({ type: z.literal('goal-written'), goal: textShape }),
  z.strictObject({ type: z.literal('hearth-written'), what: textShape }),
  z.strictObject({ type: z.literal('hearth-set'), as: z.enum(['available', 'unavailable']) }),
  z.strictObject({ type: z.literal('day-began'), place: z.enum(['town', 'outside']), number: countShape }),
  z.strictObject({ type: z.literal('day-ended') }),
  z.strictObject({ type: z.literal('day-used'), seat: seatShape, move: moveShape }),
  z.strictObject({ type: z.literal('session-opened'), session: countShape }),
  z.strictObject({ type: z.literal('tutorial-began'), minutes: countShape, at: z.exactOptional(momentShape) }),
  z.strictObject({ type: z.literal('tutorial-clock-turned'), to: clockTurn, clock: clockShape }),
  z.strictObject({ type: z.literal('tutorial-ended') }),
  z.strictObject({ type: z.literal('chapter-shown'), as: z.enum(['shown', 'hidden']) }),
  z.strictObject({ type: z.literal('claim-made'), seat: seatShape, authority: textShape }),
  z.strictObject({
    type: z.literal('claim-paid'),
    claim: countShape,
    with: z.enum(['journey', 'shadow']),
    seat: seatShape
  }),
  z.strictObject({ type: z.literal('gm-move-owed'), seat: seatShape, reason: textShape }),
  z.strictObject({ type: z.literal('gm-move-played'), kind: z.enum(gmMoveKinds.map(kind => kind.id)), what: textShape })
] as const
/** What can happen in the GM's economy. */
export type EconomyEvent = Readonly<z.infer<(typeof economyEvents)[number]>>
