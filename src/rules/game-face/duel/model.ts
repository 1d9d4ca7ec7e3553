import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
import { type Infer, variant } from '../../core/schema'
import { contestant, variants, voice, type Duellist, who } from '../contestants/model'
import { ritualKind, verdict } from '../ritual/model'
import { bothSides, roundNumber, words } from '../shapes'
import type { DuelSuit } from '../vocabulary'

/** A line that the voice spoke in a dispute, and the round it was about. */
const ruling = z.strictObject({ round: roundNumber, words })
export type Ruling = Infer<typeof ruling>

/** A ritual that is over. */
const pastRitual = z.strictObject({ kind: ritualKind, verdict })
export type PastRitual = Infer<typeof pastRitual>

export const duelModel = {
  state: stateFields(
    {
      /** Earlier rituals on this board, oldest first. */
      past: z.array(pastRitual),
      rulings: z.array(ruling),
      /** One line of story for the result; empty until it is written. */
      story: words
    },
    { past: [], rulings: [], story: '' }
  ),
  commands: [
    /** Sets both sides and starts a new ritual; the ritual before it moves to `past`. */
    variant('begin', { contestants: bothSides(contestant), voice, variants }),
    variant('settle', { words }),
    /** After a drawn ritual: new dice, and the first round won decides. */
    variant('sudden-death', {}),
    variant('note-result', { words })
  ],
  events: [
    variant('duel-began', { contestants: bothSides(contestant), voice, variants }),
    variant('dispute-settled', { round: roundNumber, words }),
    variant('sudden-death-began', { who: bothSides(who) }),
    variant('result-noted', { words })
  ],
  refusals: {
    'not-over': refusal('GF4'),
    'not-drawn': refusal('GF2'),
    'same-seat': refusal<{ who: Duellist }>('GF1'),
    'no-player': refusal('GF1'),
    'nameless-npc': refusal('GF1'),
    'same-suit': refusal<{ who: Duellist; suit: DuelSuit }>('GF2'),
    'not-the-voice': refusal('GF6'),
    'no-words': refusal('GF6')
  }
} as const

declare module '../state' { interface Models { readonly duel: typeof duelModel } } // prettier-ignore
