import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
import { type Infer, variant } from '../../core/schema'

/** The most moments of one recap, and the longest sentence or subtitle, in UTF-16 units. */
export const most = { moments: 12, sentence: 300 } as const

const session = z.int().nonnegative()
/** The id of the moment's entry. */
const entry = z.int().positive()
const sentence = z.string().max(most.sentence)
const sentences = z.array(sentence).max(most.moments)
const places = ['kept', 'left-out', 'automatic'] as const

/** The Game Master's changes to one moment. */
const edit = z.strictObject({
  entry,
  session,
  /** Replaces our sentence; empty when ours is used. */
  text: sentence,
  as: z.enum(places)
})
export type MomentEdit = Infer<typeof edit>

const shown = z.strictObject({ session, subtitle: sentence, sentences })
/** A title sequence on the table's screen. */
export type ShownRecap = Infer<typeof shown>

export const recapModel = {
  state: stateFields(
    {
      recap: z.strictObject({
        /** By the entry of the moment. */
        edits: z.array(edit),
        subtitles: z.array(z.strictObject({ session, text: sentence })),
        shown: shown.nullable()
      })
    },
    { recap: { edits: [], subtitles: [], shown: null } }
  ),
  commands: [
    /** The Game Master's own sentence for a moment; an empty one restores ours. */
    variant('word-moment', { session, entry, text: sentence }),
    variant('place-moment', { session, entry, as: z.enum(places) }),
    /** One line under the title of a session's recap. */
    variant('subtitle-recap', { session, text: sentence }),
    /** Shows these sentences on the table's screen, one after another. */
    variant('show-recap', { session, sentences }),
    variant('hide-recap', {})
  ],
  events: [
    variant('moment-worded', { session, entry, text: sentence }),
    variant('moment-placed', { session, entry, as: z.enum(places) }),
    variant('recap-subtitled', { session, text: sentence }),
    variant('recap-shown', { shown }),
    variant('recap-hidden', {})
  ],
  refusals: {
    'no-such-moment': refusal('PO5'),
    'recap-full': refusal<{ most: number }>('PO5'),
    'nothing-to-tell': refusal('PO7'),
    'no-recap-shown': refusal('PO7')
  }
} as const
