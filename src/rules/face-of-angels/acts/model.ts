import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
import { type Infer, variant } from '../../core/schema'
import { actNumber, count, list, name, words } from '../shapes'
import { fates, transformationEffects } from '../vocabulary'

const transformationChoice = z.strictObject({ words, effect: z.enum(transformationEffects) })
export type TransformationChoice = Infer<typeof transformationChoice>

/** One act: campaign text that the table may rewrite. Rule A33. */
const act = z.strictObject({
  number: actNumber,
  name,
  stakes: words,
  risk: z.strictObject({
    words,
    /** `spent`: the relationship gives no more cards in this act. `none`: nothing happens automatically. */
    itself: z.enum(['none', 'spent']),
    /** What the winner may choose instead of leaving the relationship unchanged; empty without a choice. */
    choices: list(z.enum(fates), fates.length),
    /** `grant`: the winner pays for the choice by granting the loser's stakes as well. */
    price: z.enum(['none', 'grant'])
  }),
  transformations: list(transformationChoice, 40),
  endings: list(z.strictObject({ words, met: z.boolean() }), 40)
})
export type StoryAct = Infer<typeof act>

/** The night on which the story begins, as the table agreed. Rule A35. */
const night = z.strictObject({
  place: words,
  why: words,
  /** What happened in the sky, in the World's words. */
  event: words
})
export type Night = Infer<typeof night>

const ending = { act: actNumber, ending: count, met: z.boolean() }

export const actsModel = {
  state: stateFields(
    { act: actNumber, acts: list(act, 5), night },
    { act: 0, acts: [], night: { place: '', why: '', event: '' } }
  ),
  commands: [
    variant('begin-act', { act: actNumber }),
    variant('edit-act', { act }),
    variant('mark-ending', ending),
    variant('edit-night', { place: words, why: words, event: words })
  ],
  events: [
    variant('act-begun', { act: actNumber }),
    variant('act-edited', { act }),
    variant('ending-marked', ending),
    variant('night-edited', { night })
  ],
  refusals: {
    'unknown-ending': refusal('A33')
  }
} as const

declare module '../state' { interface Models { readonly acts: typeof actsModel } } // prettier-ignore
