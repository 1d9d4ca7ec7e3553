import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
import { type Infer, seatId, variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'
import { bothSides, side, suit } from '../shapes'
import { longest } from '../vocabulary'

/** A contestant: a player's character, or a character of the Game Master. */
export const who = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seat'), seat: seatId }),
  z.strictObject({ kind: z.literal('npc'), name: z.string().max(longest.name) })
])
export type Duellist = Infer<typeof who>

/** `screen`: secret picks and rolls in the app. `table`: real dice under a cup, entered by their player or at the reveal. */
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

/** Optional rules that a table chooses before a ritual begins (GF14, GF20, GF15–GF18). */
export const variants = z.strictObject({ bonus: bonusLasts, ties })
export type Variants = Infer<typeof variants>

/** Settings of a new duel. A missing choice takes the default of the rules page (GF21). */
export const settings = z.preprocess(
  chosen => chosen ?? {},
  z.object({ bonus: bonusLasts.default('lasting'), ties: ties.default('spent') })
)

/** The seat that settles disputes; its player does not fight. */
export const voice = seatId.nullable()

export const contestantsModel = {
  state: stateFields(
    {
      /** All seats of the table, with those that have left (GF30, GF31). */
      seats: z.array(z.strictObject({ id: seatId, retired: z.boolean() })),
      /** The variants for the next ritual, unless the table chooses others. */
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
