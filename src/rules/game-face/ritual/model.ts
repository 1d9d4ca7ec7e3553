import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
import { type Infer, variant } from '../../core/schema'
import { type Duellist, who } from '../contestants/model'
import { bothSides, side, suit, words } from '../shapes'
import { suitDice } from '../suit-dice'
import type { DuelSuit } from '../vocabulary'

const roll = z.int().min(1).max(suitDice.strong)
/** The bonus of a die: 0 or 1. */
const bonus = z.int().min(0).max(1)

/** One revealed die. The whole table sees it. */
export const thrown = z.strictObject({
  suit,
  faces: z.literal(Object.values(suitDice)),
  /** 1 … number of faces. */
  roll,
  bonus,
  /** The contestant's description; may be empty. */
  approach: words
})
export type Throw = Infer<typeof thrown>

const reveal = z.strictObject({
  throws: bothSides(thrown),
  /** The result. `spent`: a draw without a point. `both`: a draw with a point for both. `again`: a draw that is rolled again. */
  outcome: z.enum(['left', 'right', 'spent', 'both', 'again']),
  /** The bonus of each side from here. */
  bonus: bothSides(bonus)
})
export type Reveal = Infer<typeof reveal>
export type Outcome = Reveal['outcome']

/** `best-of-three`: at most three scoring rounds. `sudden-death`: one decisive round. */
export const ritualKind = z.enum(['best-of-three', 'sudden-death'])

/** How a ritual ended. */
export const verdict = z.strictObject({
  /** Null for a draw. */
  victor: side.nullable(),
  by: z.enum(['rounds', 'total', 'draw', 'concession'])
})
export type Verdict = Infer<typeof verdict>

/** The secret of one side: only its owner sees it before the reveal. */
const hidden = z.strictObject({
  suit,
  roll: roll.nullable(),
  /** A real die, entered by its player. */
  real: z.exactOptional(z.literal(true))
})
export type Secret = Infer<typeof hidden>

export const ritual = z.strictObject({
  kind: ritualKind,
  reveals: z.array(reveal),
  hidden: bothSides(hidden.nullable()),
  approach: bothSides(words),
  verdict: verdict.nullable()
})
export type Ritual = Infer<typeof ritual>

/** A number that was read off a real die; may be wider than the faces of the die. */
const typedRoll = z.int().min(0).max(99)
/** A real die, entered by its player or read out at the reveal. */
const typed = z.strictObject({ suit, roll: typedRoll })
export type TypedDie = Infer<typeof typed>

export const ritualModel = {
  state: stateFields(
    {
      ritual: ritual.nullable(),
      /** Grows by one with each reveal and correction: screens animate when it changes. */
      serial: z.int().min(0)
    },
    { ritual: null, serial: 0 }
  ),
  commands: [
    /** Secret; can be changed until that side has rolled. */
    variant('pick', { side, suit }),
    /** Spoken aloud; the words may be an honest plan or a bluff. */
    variant('describe', { side, words }),
    /** Secret. */
    variant('roll', { side }),
    /** Secret: the number on a real die; can be changed until the reveal. */
    variant('enter-die', { side, ...typed.shape }),
    /** Reveals both sides. A side with real dice gives its die here, unless the player has entered it before. */
    variant('reveal', { typed: bothSides(typed.nullable()) }),
    /** Corrects the rolls of the last reveal, which were read wrongly. */
    variant('correct-reveal', { rolls: bothSides(typedRoll) }),
    variant('concede', { side })
  ],
  /** These events contain secret picks and rolls, which no view shows before the reveal. */
  events: [
    variant('die-picked', { side, who, suit }),
    variant('approach-described', { side, who, words }),
    variant('die-rolled', { side, who, roll }),
    variant('die-entered', { side, who, suit, roll }),
    variant('dice-revealed', { who: bothSides(who), reveal }),
    variant('reveal-corrected', {
      who: bothSides(who),
      reveal,
      /** The picks, rolls and words for the next round stay. Absent in older files: then they are cleared. */
      keepsNext: z.exactOptional(z.literal(true))
    }),
    variant('ritual-ended', { who: bothSides(who), kind: ritualKind, verdict })
  ],
  refusals: {
    'die-used': refusal<{ who: Duellist; suit: DuelSuit }>('GF3'),
    'real-dice': refusal<{ who: Duellist }>('GF26'),
    'already-rolled': refusal<{ who: Duellist }>('GF9'),
    'not-picked': refusal<{ who: Duellist }>('GF7'),
    'not-rolled': refusal<{ who: Duellist }>('GF10'),
    'not-typed': refusal<{ who: Duellist }>('GF26'),
    'typed-needlessly': refusal<{ who: Duellist }>('GF26'),
    'no-such-face': refusal<{ who: Duellist; roll: number; faces: number }>('GF26'),
    'same-dice-again': refusal<{ who: Duellist; suit: DuelSuit }>('GF18'),
    'nothing-revealed': refusal('GF23'),
    'read-the-same': refusal('GF23')
  }
} as const

declare module '../state' { interface Models { readonly ritual: typeof ritualModel } } // prettier-ignore
