import { z } from 'zod'
import { latest } from '../../core/clock'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import type { MoveId } from '../moves/ids'
import { countSchema, moveSchema, textSchema } from '../schemas'
import { type ConditionId, conditionIds, type Length, lengths } from './chapters'
import { gmMoveKinds, journeyUses, shadowUses } from './prices'
import { longestTutorial } from './tutorial'

const bookSchema = z.literal([1, 2, 3])
/** How a chapter ended for the GM's Journey points. */
export const endSchema = z.enum(['earned', 'forfeited', 'skipped'])
export type ChapterEnd = Infer<typeof endSchema>
/** A lasting effect that the GM paid Shadow for. */
const standingSchema = z.strictObject({ id: countSchema, what: textSchema, levels: z.int().min(1).max(9) })
export type StandingDisadvantage = Infer<typeof standingSchema>
export const conditionSchema = z.enum(conditionIds)
/** A calendar time in milliseconds since 1970, or a length in milliseconds. */
const momentSchema = z.int().min(0).max(latest)
const clockSchema = z.strictObject({ ran: momentSchema, since: momentSchema.nullable() })
const clockTurn = z.enum(['running', 'standing'])
const fromSchema = z.enum(['free', 'circled'])

/** A quiet day, and each character's moves on it. */
export const daySchema = z.strictObject({
  place: z.enum(['town', 'outside']),
  /** The first is free; the next costs a Journey point. */
  number: countSchema,
  did: z.record(z.string(), z.array(moveSchema))
})

/** The state of the story. */
export const storySchema = z.strictObject({
  length: z.enum(lengths),
  book: bookSchema,
  /** 0 before the first chapter. */
  chapter: z.int().min(0).max(8),
  /** Ended chapters of this book, by number. */
  ends: z.record(z.string(), endSchema),
  /** Conditions of the current chapter that the GM has ticked. */
  ticked: z.array(conditionSchema),
  /** Points circled at the beginning of the chapter; 0 without a circle. */
  circledAtStart: countSchema,
  journey: countSchema,
  /** Number of flips before the chapter began. */
  flipsBefore: z.exactOptional(countSchema),
  /** Uses of Journey points in this chapter. */
  journeySpent: z.array(textSchema),
  hearth: z.strictObject({ what: textSchema, available: z.boolean() }),
  /** The shared goal, two to six words. */
  goal: textSchema,
  disadvantages: z.array(standingSchema),
  day: daySchema.nullable(),
  /** The last session whose opener was held. */
  opened: countSchema,
  /** `clock` is absent if the scene began without a time. */
  tutorial: z.strictObject({ minutes: countSchema, clock: z.exactOptional(clockSchema) }).nullable(),
  /** Claims of Unknown Benefactor that the GM could not pay yet. */
  claims: z.array(z.strictObject({ seat: savedSeatId, authority: textSchema })),
  /** Whether players may see the chapter. */
  shown: z.boolean()
})
export type Story = Infer<typeof storySchema>

/** A story before its beginning. */
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

const economyCommands = [
  variant('set-length', { length: z.enum(lengths) }),
  variant('begin-book', { book: bookSchema }),
  variant('begin-chapter', { chapter: z.int().min(1).max(8) }),
  variant('tick-condition', { condition: conditionSchema, as: z.enum(['ticked', 'open']) }),
  /** Takes the Journey point of the current chapter, or gives it up. */
  variant('end-chapter', { as: z.enum(['earned', 'skipped']) }),
  /** The characters get a chance to Rest: circled points that remain forfeit the chapter's point. */
  variant('offer-rest', {}),
  variant('spend-journey', {
    use: z.enum(journeyUses.map(use => use.id)),
    seat: savedSeatId.nullable(),
    what: textSchema
  }),
  variant('correct-journey', { to: countSchema, reason: textSchema }),
  variant('buy-with-shadow', {
    use: z.enum(shadowUses.map(use => use.id)),
    count: z.int().min(1).max(99),
    from: fromSchema,
    seat: savedSeatId.nullable(),
    what: textSchema
  }),
  variant('end-disadvantage', { disadvantage: countSchema }),
  variant('write-goal', { goal: textSchema }),
  variant('write-hearth', { what: textSchema }),
  variant('set-hearth', { as: z.enum(['available', 'unavailable']) }),
  variant('begin-day', { place: z.enum(['town', 'outside']) }),
  variant('end-day', {}),
  variant('open-session', { session: z.int().min(1).max(999) }),
  /** `at` is the time of the sending page. `lends`: with ranks for each character without own points (R12). */
  variant('begin-tutorial', {
    minutes: z.int().min(1).max(longestTutorial),
    at: z.exactOptional(momentSchema),
    lends: z.exactOptional(z.literal(true))
  }),
  variant('turn-tutorial-clock', { to: clockTurn, at: momentSchema }),
  variant('end-tutorial', {}),
  variant('show-chapter', { as: z.enum(['shown', 'hidden']) }),
  variant('pay-claim', { claim: countSchema, with: z.enum(['journey', 'shadow']) }),
  /** A GM move of one of the eleven kinds, whether due or not. */
  variant('play-gm-move', { kind: z.enum(gmMoveKinds.map(kind => kind.id)), what: textSchema })
] as const
/** Commands of the GM's economy. */
export type EconomyCommand = Infer<(typeof economyCommands)[number]>

const economyEvents = [
  variant('length-set', { length: z.enum(lengths) }),
  variant('book-began', { book: bookSchema, journey: countSchema }),
  variant('chapter-began', {
    chapter: countSchema,
    name: textSchema,
    circled: countSchema,
    hearth: z.enum(['opens', 'closes', 'stays'])
  }),
  variant('condition-ticked', { condition: conditionSchema, as: z.enum(['ticked', 'open']) }),
  variant('chapter-ended', { chapter: countSchema, as: endSchema, journey: countSchema }),
  variant('journey-gained', { amount: countSchema, reason: textSchema }),
  variant('journey-spent', { use: textSchema, what: textSchema, seat: savedSeatId.nullable() }),
  variant('journey-corrected', { to: countSchema, reason: textSchema }),
  variant('disadvantage-stands', { disadvantage: standingSchema }),
  variant('disadvantage-ended', { disadvantage: countSchema }),
  variant('goal-written', { goal: textSchema }),
  variant('hearth-written', { what: textSchema }),
  variant('hearth-set', { as: z.enum(['available', 'unavailable']) }),
  variant('day-began', { place: z.enum(['town', 'outside']), number: countSchema }),
  variant('day-ended', {}),
  variant('day-used', { seat: savedSeatId, move: moveSchema }),
  variant('session-opened', { session: countSchema }),
  variant('tutorial-began', { minutes: countSchema, at: z.exactOptional(momentSchema) }),
  variant('tutorial-clock-turned', { to: clockTurn, clock: clockSchema }),
  variant('tutorial-ended', {}),
  variant('chapter-shown', { as: z.enum(['shown', 'hidden']) }),
  variant('claim-made', { seat: savedSeatId, authority: textSchema }),
  variant('claim-paid', { claim: countSchema, with: z.enum(['journey', 'shadow']), seat: savedSeatId }),
  variant('gm-move-owed', { seat: savedSeatId, reason: textSchema }),
  variant('gm-move-played', { kind: z.enum(gmMoveKinds.map(kind => kind.id)), what: textSchema })
] as const
/** Events of the GM's economy. */
export type EconomyEvent = Infer<(typeof economyEvents)[number]>

export type EconomyRefusal = RefusalOf<typeof economyModel>

export const economyModel = {
  commands: economyCommands,
  events: economyEvents,
  refusals: {
    'not-enough-journey': refusal<{ has: number }>('J8'),
    'no-such-chapter': refusal<{ chapter: number; most: number }>('J2'),
    'no-chapter': refusal('J3'),
    'chapter-over': refusal<{ chapter: number }>('J4'),
    'conditions-open': refusal<{ open: readonly ConditionId[] }>('J3'),
    'no-such-condition': refusal<{ condition: ConditionId }>('J3'),
    'no-books': refusal<{ length: Length }>('J7'),
    'nothing-at-stake': refusal('J6'),
    'no-such-disadvantage': refusal('Z3'),
    'goal-words': refusal<{ words: number }>('LOG6'),
    'day-runs': refusal<{ number: number }>('Y1'),
    'no-day': refusal('Y2'),
    'needs-town': refusal<{ move: MoveId }>('Y1'),
    'day-spent': refusal<{ seat: SeatId; by: MoveId }>('Y1'),
    'only-with-rest': refusal<{ seat: SeatId }>('Q10'),
    'session-opened': refusal<{ session: number }>('X4'),
    'tutorial-runs': refusal('Y4'),
    'no-tutorial': refusal('Y4'),
    'tutorial-clock-is': refusal<{ now: 'running' | 'standing' }>('Y4'),
    'no-such-claim': refusal('O23'),
    'not-dead': refusal<{ seat: SeatId | null }>('J8'),
    'too-many-of-that': refusal<{ most: number }>('Z1'),
    'buy-for-a-foe': refusal('Z1')
  },
  state: stateFields({ story: storySchema }, { story: newStory })
} as const

declare module '../state' { interface Models { readonly economy: typeof economyModel } } // prettier-ignore
