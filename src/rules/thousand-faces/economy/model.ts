import { z } from 'zod'
import { latest } from '../../core/clock'
import { partOf, refusalsOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import type { Infer } from '../../core/slice'
import type { MoveId } from '../moves/ids'
import { countSchema, moveSchema, seatSchema, textSchema } from '../schemas'
import { type ConditionId, conditionIds, type Length, lengths } from './chapters'
import { gmMoveKinds, journeyUses, shadowUses } from './prices'

const bookSchema = z.literal([1, 2, 3])
/** How a chapter ended for the GM's purse. */
export const endSchema = z.enum(['earned', 'forfeited', 'skipped'])
export type ChapterEnd = Infer<typeof endSchema>
/** One thing the GM has paid Shadow for and that keeps working. */
export const standingSchema = z.strictObject({ id: countSchema, what: textSchema, levels: z.int().min(1).max(9) })
export type StandingDisadvantage = Infer<typeof standingSchema>
const conditionSchema = z.enum(conditionIds)
/** A moment that a calendar can name, in milliseconds since 1970; also a span of so many. */
const momentSchema = z.int().min(0).max(latest)
const clockSchema = z.strictObject({ ran: momentSchema, since: momentSchema.nullable() })
const clockTurn = z.enum(['running', 'standing'])
const fromSchema = z.enum(['free', 'circled'])

/** A quiet day and what each character did with it. */
export const daySchema = z.strictObject({
  place: z.enum(['town', 'outside']),
  /** 1 is free; the next costs a Journey point. */
  number: countSchema,
  did: z.record(z.string(), z.array(moveSchema))
})

/** Where the campaign stands. */
export const storySchema = z.strictObject({
  length: z.enum(lengths),
  book: bookSchema,
  /** 0 before the first chapter. */
  chapter: z.int().min(0).max(8),
  /** Ended chapters of this book by number. */
  ends: z.record(z.string(), endSchema),
  /** Conditions of the current chapter that the GM has ticked. */
  ticked: z.array(conditionSchema),
  /** Points circled when the chapter began: 0 if it circles none. */
  circledAtStart: countSchema,
  journey: countSchema,
  /** Uses of Journey points in this chapter. */
  journeySpent: z.array(textSchema),
  hearth: z.strictObject({ what: textSchema, available: z.boolean() }),
  /** The goal that everybody shares, two to six words. */
  goal: textSchema,
  disadvantages: z.array(standingSchema),
  day: daySchema.nullable(),
  /** The last session whose opener was held. */
  opened: countSchema,
  /** `clock` is missing where it was begun without a time. */
  tutorial: z.strictObject({ minutes: countSchema, clock: z.exactOptional(clockSchema) }).nullable(),
  /** Claims of Unknown Benefactor that the GM could not pay yet. */
  claims: z.array(z.strictObject({ seat: seatSchema, authority: textSchema })),
  /** Players may see the chapter. */
  shown: z.boolean()
})
export type Story = Infer<typeof storySchema>

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
  z.strictObject({ type: z.literal('begin-book'), book: bookSchema }),
  z.strictObject({ type: z.literal('begin-chapter'), chapter: z.int().min(1).max(8) }),
  z.strictObject({ type: z.literal('tick-condition'), condition: conditionSchema, as: z.enum(['ticked', 'open']) }),
  /** Takes the Journey point of the current chapter, or lets it go. */
  z.strictObject({ type: z.literal('end-chapter'), as: z.enum(['earned', 'skipped']) }),
  /** The characters get a chance to Rest: circled points that are left forfeit the point. */
  z.strictObject({ type: z.literal('offer-rest') }),
  z.strictObject({
    type: z.literal('spend-journey'),
    use: z.enum(journeyUses.map(use => use.id)),
    seat: seatSchema.nullable(),
    what: textSchema
  }),
  z.strictObject({ type: z.literal('correct-journey'), to: countSchema, reason: textSchema }),
  z.strictObject({
    type: z.literal('buy-with-shadow'),
    use: z.enum(shadowUses.map(use => use.id)),
    count: z.int().min(1).max(99),
    from: fromSchema,
    seat: seatSchema.nullable(),
    what: textSchema
  }),
  z.strictObject({ type: z.literal('end-disadvantage'), disadvantage: countSchema }),
  z.strictObject({ type: z.literal('write-goal'), goal: textSchema }),
  z.strictObject({ type: z.literal('write-hearth'), what: textSchema }),
  z.strictObject({ type: z.literal('set-hearth'), as: z.enum(['available', 'unavailable']) }),
  z.strictObject({ type: z.literal('begin-day'), place: z.enum(['town', 'outside']) }),
  z.strictObject({ type: z.literal('end-day') }),
  z.strictObject({ type: z.literal('open-session'), session: z.int().min(1).max(999) }),
  /** `at` is the time of the page that asks. */
  z.strictObject({
    type: z.literal('begin-tutorial'),
    minutes: z.int().min(1).max(60),
    at: z.exactOptional(momentSchema)
  }),
  z.strictObject({ type: z.literal('turn-tutorial-clock'), to: clockTurn, at: momentSchema }),
  z.strictObject({ type: z.literal('end-tutorial') }),
  z.strictObject({ type: z.literal('show-chapter'), as: z.enum(['shown', 'hidden']) }),
  z.strictObject({ type: z.literal('pay-claim'), claim: countSchema, with: z.enum(['journey', 'shadow']) }),
  /** A GM move of one of the eleven kinds, owed or not. */
  z.strictObject({ type: z.literal('play-gm-move'), kind: z.enum(gmMoveKinds.map(kind => kind.id)), what: textSchema })
] as const
/** What can be asked about the GM's economy. */
export type EconomyCommand = Infer<(typeof economyCommands)[number]>

export const economyEvents = [
  z.strictObject({ type: z.literal('length-set'), length: z.enum(lengths) }),
  z.strictObject({ type: z.literal('book-began'), book: bookSchema, journey: countSchema }),
  z.strictObject({
    type: z.literal('chapter-began'),
    chapter: countSchema,
    name: textSchema,
    circled: countSchema,
    hearth: z.enum(['opens', 'closes', 'stays'])
  }),
  z.strictObject({ type: z.literal('condition-ticked'), condition: conditionSchema, as: z.enum(['ticked', 'open']) }),
  z.strictObject({ type: z.literal('chapter-ended'), chapter: countSchema, as: endSchema, journey: countSchema }),
  z.strictObject({ type: z.literal('journey-gained'), amount: countSchema, reason: textSchema }),
  z.strictObject({ type: z.literal('journey-spent'), use: textSchema, what: textSchema, seat: seatSchema.nullable() }),
  z.strictObject({ type: z.literal('journey-corrected'), to: countSchema, reason: textSchema }),
  z.strictObject({ type: z.literal('disadvantage-stands'), disadvantage: standingSchema }),
  z.strictObject({ type: z.literal('disadvantage-ended'), disadvantage: countSchema }),
  z.strictObject({ type: z.literal('goal-written'), goal: textSchema }),
  z.strictObject({ type: z.literal('hearth-written'), what: textSchema }),
  z.strictObject({ type: z.literal('hearth-set'), as: z.enum(['available', 'unavailable']) }),
  z.strictObject({ type: z.literal('day-began'), place: z.enum(['town', 'outside']), number: countSchema }),
  z.strictObject({ type: z.literal('day-ended') }),
  z.strictObject({ type: z.literal('day-used'), seat: seatSchema, move: moveSchema }),
  z.strictObject({ type: z.literal('session-opened'), session: countSchema }),
  z.strictObject({ type: z.literal('tutorial-began'), minutes: countSchema, at: z.exactOptional(momentSchema) }),
  z.strictObject({ type: z.literal('tutorial-clock-turned'), to: clockTurn, clock: clockSchema }),
  z.strictObject({ type: z.literal('tutorial-ended') }),
  z.strictObject({ type: z.literal('chapter-shown'), as: z.enum(['shown', 'hidden']) }),
  z.strictObject({ type: z.literal('claim-made'), seat: seatSchema, authority: textSchema }),
  z.strictObject({
    type: z.literal('claim-paid'),
    claim: countSchema,
    with: z.enum(['journey', 'shadow']),
    seat: seatSchema
  }),
  z.strictObject({ type: z.literal('gm-move-owed'), seat: seatSchema, reason: textSchema }),
  z.strictObject({
    type: z.literal('gm-move-played'),
    kind: z.enum(gmMoveKinds.map(kind => kind.id)),
    what: textSchema
  })
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
  state: partOf({ story: storySchema }, { story: newStory })
} as const
