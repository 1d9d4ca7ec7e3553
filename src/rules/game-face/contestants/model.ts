import { z } from 'zod'
import { partOf, refusal } from '../../core/model'
import { type Infer, seatId, variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'
import { bothSides, side, suit } from '../shapes'
import { longest } from '../vocabulary'

/** Whose fight it is: a player's character, or somebody the Game Master plays. */
export const who = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seat'), seat: seatId }),
  z.strictObject({ kind: z.literal('npc'), name: z.string().max(longest.name) })
])
export type Duellist = Infer<typeof who>

/** `screen`: picks and rolls in secret in the app. `table`: real dice under a cup, entered by their player or at the reveal. */
const dice = z.enum(['screen', 'table'])

export const contestant = z.strictObject({
  who,
  /** The Suit that rolls a d12. */
  strong: suit,
  /** The Suit that rolls a d6; never the strong one. */
  weak: suit,
  dice
})
export type Contestant = Infer<typeof contestant>

const bonusLasts = z.enum(['lasting', 'next-roll-only'])
const ties = z.enum(['spent', 'reroll', 'both-score'])

/** What a table may choose before a ritual begins (GF14, GF20, GF15–GF18). */
export const variants = z.strictObject({ bonus: bonusLasts, ties })
export type Variants = Infer<typeof variants>

/** How a duel is opened: every choice may be left out, and is then as the rules page has it (GF21). */
export const settings = z.preprocess(
  chosen => chosen ?? {},
  z.object({ bonus: bonusLasts.default('lasting'), ties: ties.default('spent') })
)

/** Somebody who does not fight and settles disputes. */
export const voice = seatId.nullable()

export const contestantsModel = {
  state: partOf(
    {
      /** Everybody at the table, those who have left included (GF30, GF31). */
      seats: z.array(z.strictObject({ id: seatId, retired: z.boolean() })),
      /** What the next ritual starts from, unless the table says otherwise. */
      variants,
      contestants: bothSides(contestant).nullable(),
      voice
    },
    { seats: [], variants: { bonus: 'lasting', ties: 'spent' }, contestants: null, voice: null }
  ),
  commands: [variant('use-dice', { side, dice }), variant('name-voice', { seat: voice })],
  events: [variant('dice-chosen', { side, who, dice }), variant('voice-named', { seat: voice })],
  refusals: {
    'gm-only': refusal('GF6'),
    'not-begun': refusal('GF21'),
    over: refusal('GF4'),
    'not-your-side': refusal<{ who: Duellist }>('GF7'),
    'voice-fights': refusal<{ who: Duellist }>('GF6'),
    'not-at-the-table': refusal<{ seat: SeatId }>('GF30')
  }
} as const

declare module '../state' { interface Models { readonly contestants: typeof contestantsModel } } // prettier-ignore
