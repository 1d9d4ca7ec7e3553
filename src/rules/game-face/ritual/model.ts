import { z } from 'zod'
import { partOf, refusal } from '../../core/model'
import { type Infer, variant } from '../../core/schema'
import { type Duellist, who } from '../contestants/model'
import { bothSides, side, suit, words } from '../shapes'
import { suitDice } from '../suit-dice'
import type { DuelSuit } from '../vocabulary'

const roll = z.int().min(1).max(suitDice.strong)
/** What a die is rolled with: 0 or 1. */
const bonus = z.int().min(0).max(1)

/** One die as everybody sees it after a reveal. */
export const thrown = z.strictObject({
  suit,
  faces: z.literal(Object.values(suitDice)),
  /** 1 … faces. */
  roll,
  bonus,
  /** In the words of the one who fought; may be empty. */
  approach: words
})
export type Throw = Infer<typeof thrown>

const reveal = z.strictObject({
  throws: bothSides(thrown),
  /** What it decided. `spent`: a draw for nobody. `both`: a draw for both. `again`: a draw, same dice once more. */
  outcome: z.enum(['left', 'right', 'spent', 'both', 'again']),
  /** What each rolls with from here. */
  bonus: bothSides(bonus)
})
export type Reveal = Infer<typeof reveal>
export type Outcome = Reveal['outcome']

/** Three scoring rounds at most, or one that decides. */
export const ritualKind = z.enum(['best-of-three', 'sudden-death'])

/** How a ritual came to its end. */
export const verdict = z.strictObject({
  /** Null for a draw. */
  victor: side.nullable(),
  by: z.enum(['rounds', 'total', 'draw', 'concession'])
})
export type Verdict = Infer<typeof verdict>

/** A side's secret: nobody but its owner sees it before the reveal. */
const hidden = z.strictObject({
  suit,
  roll: roll.nullable(),
  /** A real die that its player has entered. */
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

/** The number that somebody reads off a real die, whatever the die can show. */
const typedRoll = z.int().min(0).max(99)
/** A real die, entered by its player or read out at the reveal. */
const typed = z.strictObject({ suit, roll: typedRoll })
export type TypedDie = Infer<typeof typed>

export const ritualModel = {
  state: partOf(
    {
      ritual: ritual.nullable(),
      /** Grows by one with each reveal and correction: screens animate when it changes. */
      serial: z.int().min(0)
    },
    { ritual: null, serial: 0 }
  ),
  commands: [
    /** In secret; may be changed until that side has rolled. */
    variant('pick', { side, suit }),
    /** Aloud; the words may be an honest plan or a bluff. */
    variant('describe', { side, words }),
    /** In secret. */
    variant('roll', { side }),
    /** In secret: what a real die shows; may be changed until the reveal. */
    variant('enter-die', { side, ...typed.shape }),
    /** Both cups up. A side that rolls real dice tells them here, in the same breath, unless they were entered. */
    variant('reveal', { typed: bothSides(typed.nullable()) }),
    /** The last reveal was read wrongly: these were the rolls. */
    variant('correct-reveal', { rolls: bothSides(typedRoll) }),
    variant('concede', { side })
  ],
  /** Picks and rolls are facts of the file that no view shows before the reveal. */
  events: [
    variant('die-picked', { side, who, suit }),
    variant('approach-described', { side, who, words }),
    variant('die-rolled', { side, who, roll }),
    variant('die-entered', { side, who, suit, roll }),
    variant('dice-revealed', { who: bothSides(who), reveal }),
    variant('reveal-corrected', {
      who: bothSides(who),
      reveal,
      /** What both have picked, rolled and said for the next round stays. Without it, as in older files, all of that is wiped. */
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
