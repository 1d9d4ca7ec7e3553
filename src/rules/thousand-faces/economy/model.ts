import { z } from 'zod'
import { latest } from '../../core/clock'
import { partOf, refusalsOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import type { Infer } from '../../core/slice'
import type { MoveId } from '../moves/ids'
import { countShape, moveShape, seatShape, textShape } from '../shapes'
import { type ConditionId, conditionIds, type Length, lengths } from './chapters'
import { gmMoveKinds, journeyUses, shadowUses } from './prices'

const bookShape = z.literal([1, 2, 3])
/** How a chapter ended for the GM's purse. */
export const endShape = z.enum(['earned', 'forfeited', 'skipped'])
export type ChapterEnd = Infer<typeof endShape>
/** One thing the GM has paid Shadow for and that keeps working. */
export const standingShape = z.strictObject({ id: countShape, what: textShape, levels: z.int().min(1).max(9) })
export type StandingDisadvantage = Infer<typeof standingShape>
const conditionShape = z.enum(conditionIds)
/** A moment that a calendar can name, in milliseconds since 1970; also a span of so many. */
const momentShape = z.int().min(0).max(latest)
const clockShape = z.strictObject({ ran: momentShape, since: momentShape.nullable() })
const clockTurn = z.enum(['running', 'standing'])
const fromShape = z.enum(['free', 'circled'])

/** A quiet day and what each character did with it. */
export const dayShape = z.strictObject({
  place: z.enum(['town', 'outside']),
  /** 1 is free; the next costs a Journey point. */
  number: countShape,
  did: z.record(z.string(), z.array(moveShape))
})
export type Day = Infer<typeof dayShape>

/** Where the campaign stands. */
export const storyShape = z.strictObject({
  length: z.enum(lengths),
  book: bookShape,
  /** 0 before the first chapter. */
  chapter: z.int().min(0).max(8),
  /** Ended chapters of this book by number. */
  ends: z.record(z.string(), endShape),
  /** Conditions of the current chapter that the GM has ticked. */
  ticked: z.array(conditionShape),
  /** Points circled when the chapter began: 0 if it circles none. */
  circledAtStart: countShape,
  journey: countShape,
  /** Uses of Journey points in this chapter. */
  journeySpent: z.array(textShape),
  hearth: z.strictObject({ what: textShape, available: z.boolean() }),
  /** The goal that everybody shares, two to six words. */
  goal: textShape,
  disadvantages: z.array(standingShape),
  day: dayShape.nullable(),
  /** The last session whose opener was held. */
  opened: countShape,
  /** `clock` is missing where it was begun without a time. */
  tutorial: z.strictObject({ minutes: countShape, clock: z.exactOptional(clockShape) }).nullable(),
  /** Claims of Unknown Benefactor that the GM could not pay yet. */
  claims: z.array(z.strictObject({ seat: seatShape, authority: textShape })),
  /** Players may see the chapter. */
  shown: z.boolean()
})
export type Story = Infer<typeof storyShape>

/** A story nobody has begun. */
export const newStory: Story = {
  length: 'one-shot',
  book: 1,
  chapter: 0,
  ends: {},
  ticked: [],
  circledAtStart: 0,
  journey: 0,
  journeySpent: [],
  hearth: { what: '', available: true },
  goal: '',
  disadvantages: [],
  day: null,
  opened: 0,
  tutorial: null,
  claims: [],
  shown: false
}

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
export type EconomyCommand = Infer<(typeof economyCommands)[number]>

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
export type EconomyEvent = Infer<(typeof economyEvents)[number]>

export type EconomyRefusal =
  | { readonly because: 'not-enough-journey'; readonly has: number }
  | { readonly because: 'no-such-chapter'; readonly chapter: number; readonly most: number }
  | { readonly because: 'no-chapter' }
  | { readonly because: 'chapter-over'; readonly chapter: number }
  | { readonly because: 'conditions-open'; readonly open: readonly ConditionId[] }
  | { readonly because: 'no-such-condition'; readonly condition: ConditionId }
  | { readonly because: 'no-books'; readonly length: Length }
  | { readonly because: 'nothing-at-stake' }
  | { readonly because: 'no-such-disadvantage' }
  | { readonly because: 'goal-words'; readonly words: number }
  | { readonly because: 'day-runs'; readonly number: number }
  | { readonly because: 'no-day' }
  | { readonly because: 'needs-town'; readonly move: MoveId }
  | { readonly because: 'day-spent'; readonly seat: SeatId; readonly by: MoveId }
  | { readonly because: 'only-with-rest'; readonly seat: SeatId }
  | { readonly because: 'session-opened'; readonly session: number }
  | { readonly because: 'tutorial-runs' }
  | { readonly because: 'no-tutorial' }
  | { readonly because: 'tutorial-clock-is'; readonly now: 'running' | 'standing' }
  | { readonly because: 'no-such-claim' }
  | { readonly because: 'not-dead'; readonly seat: SeatId | null }
  | { readonly because: 'too-many-of-that'; readonly most: number }
  | { readonly because: 'buy-for-a-foe' }

export const economyModel = {
  commands: economyCommands,
  events: economyEvents,
  refusals: refusalsOf<EconomyRefusal>(),
  state: partOf({ story: storyShape }, { story: newStory })
} as const
