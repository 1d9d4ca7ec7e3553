import { z } from 'zod'
import { parserOf } from '../core/parser'
import type { SeatId } from '../core/seat'
import type { Command } from './commands'
import type { Event } from './events'
import { duelSuits, sides, type Contestant, type Reveal, type Ritual, type State, type Throw } from './types'
import type { Variants, Verdict, Who } from './types'

/** The longest line that somebody may say, in characters. */
export const mostWords = 280

const seat = z.string().regex(/^s\d+$/, 'not a seat') as unknown as z.ZodType<SeatId>
const words = z.string().max(mostWords)
const suit = z.enum(duelSuits)
const side = z.enum(sides)
const dice = z.enum(['screen', 'table'])
const kind = z.enum(['best-of-three', 'sudden-death'])
const roll = z.int().min(1).max(12)
const bonus = z.int().min(0).max(1)

const both = <Thing>(thing: z.ZodType<Thing>) => z.strictObject({ left: thing, right: thing })

const who: z.ZodType<Who> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seat'), seat }),
  z.strictObject({ kind: z.literal('npc'), name: z.string().max(80) })
])
const contestant: z.ZodType<Contestant> = z.strictObject({ who, strong: suit, weak: suit, dice })

const variantShape = {
  bonus: z.enum(['lasting', 'next-roll-only']),
  ties: z.enum(['spent', 'reroll', 'both-score'])
}
const variants: z.ZodType<Variants> = z.strictObject(variantShape)

const thrown: z.ZodType<Throw> = z.strictObject({
  suit,
  faces: z.union([z.literal(6), z.literal(8), z.literal(12)]),
  roll,
  bonus,
  approach: words
})
const reveal: z.ZodType<Reveal> = z.strictObject({
  throws: both(thrown),
  outcome: z.enum(['left', 'right', 'spent', 'both', 'again']),
  bonus: both(bonus)
})
const verdict: z.ZodType<Verdict> = z.strictObject({
  victor: side.nullable(),
  by: z.enum(['rounds', 'total', 'draw', 'concession'])
})

const typed = z.strictObject({ suit, roll: z.int().min(0).max(99) }).nullable()

export const command: z.ZodType<Command> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begin'), contestants: both(contestant), voice: seat.nullable(), variants }),
  z.strictObject({ type: z.literal('pick'), side, suit }),
  z.strictObject({ type: z.literal('describe'), side, words }),
  z.strictObject({ type: z.literal('roll'), side }),
  z.strictObject({ type: z.literal('reveal'), typed: both(typed) }),
  z.strictObject({ type: z.literal('correct-reveal'), rolls: both(z.int().min(0).max(99)) }),
  z.strictObject({ type: z.literal('use-dice'), side, dice }),
  z.strictObject({ type: z.literal('name-voice'), seat: seat.nullable() }),
  z.strictObject({ type: z.literal('settle'), words }),
  z.strictObject({ type: z.literal('concede'), side }),
  z.strictObject({ type: z.literal('sudden-death') }),
  z.strictObject({ type: z.literal('note-result'), words })
])

export const event: z.ZodType<Event> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('duel-began'), contestants: both(contestant), voice: seat.nullable(), variants }),
  z.strictObject({ type: z.literal('die-picked'), side, who, suit }),
  z.strictObject({ type: z.literal('approach-described'), side, who, words }),
  z.strictObject({ type: z.literal('die-rolled'), side, who, roll }),
  z.strictObject({ type: z.literal('dice-revealed'), who: both(who), reveal }),
  z.strictObject({
    type: z.literal('reveal-corrected'),
    who: both(who),
    reveal,
    keepsNext: z.exactOptional(z.literal(true))
  }),
  z.strictObject({ type: z.literal('ritual-ended'), who: both(who), kind, verdict }),
  z.strictObject({ type: z.literal('dice-chosen'), side, who, dice }),
  z.strictObject({ type: z.literal('voice-named'), seat: seat.nullable() }),
  z.strictObject({ type: z.literal('dispute-settled'), round: z.int().min(1), words }),
  z.strictObject({ type: z.literal('sudden-death-began'), who: both(who) }),
  z.strictObject({ type: z.literal('result-noted'), words })
])

const ritual: z.ZodType<Ritual> = z.strictObject({
  kind,
  reveals: z.array(reveal),
  hidden: both(z.strictObject({ suit, roll: roll.nullable() }).nullable()),
  approach: both(words),
  verdict: verdict.nullable()
})

const state: z.ZodType<State> = z.strictObject({
  seats: z.array(z.strictObject({ id: seat, retired: z.boolean() })),
  variants,
  contestants: both(contestant).nullable(),
  voice: seat.nullable(),
  ritual: ritual.nullable(),
  past: z.array(z.strictObject({ kind, verdict })),
  rulings: z.array(z.strictObject({ round: z.int().min(1), words })),
  story: words,
  serial: z.int().min(0)
})

/** How a duel is opened: every choice may be left out, and is then as the rules page has it (GF21). */
const settings: z.ZodType<Variants> = z
  .object({ bonus: variantShape.bonus.default('lasting'), ties: variantShape.ties.default('spent') })
  .nullish()
  .transform(chosen => chosen ?? { bonus: 'lasting' as const, ties: 'spent' as const })

export const parse = {
  settings: parserOf<Variants>(settings),
  state: parserOf(state),
  command: parserOf(command),
  event: parserOf(event)
}
