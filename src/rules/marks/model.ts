import { z } from 'zod'
import { latest } from '../core/clock'
import { type FieldsAt, refusal, stateFields } from '../core/model'
import { type Infer, variant } from '../core/schema'
import { limits } from './vocabulary'

/** `recording`: a recording starts here; every other mark is measured from it (MA3). */
const markKinds = ['moment', 'recording'] as const

const text = z.string().max(limits.text)
/** The id of the entry that set the mark; the mark has that entry's time (MA2). */
const entry = z.int().positive()
const kind = z.enum(markKinds)
/** The time of the page's ask, in milliseconds since 1970: it distinguishes two marks without a text (MA1). */
const at = z.int().min(0).max(latest)

export const markSchema = z.strictObject({ entry, kind, text })
export type Mark = Infer<typeof markSchema>

export const marksModel = {
  state: stateFields({ marks: z.array(markSchema).max(limits.marks) }, { marks: [] }),
  commands: [
    variant('set-mark', { kind, text, at }),
    variant('word-mark', { mark: entry, text }),
    variant('remove-mark', { mark: entry })
  ],
  events: [
    variant('mark-set', { mark: entry, kind, text }),
    variant('mark-worded', { mark: entry, text }),
    variant('mark-removed', { mark: entry, text })
  ],
  refusals: {
    'no-such-mark': refusal('MA1'),
    'too-many-marks': refusal<{ most: number }>('MA1')
  }
} as const

/** The marks for cutting a recording, oldest first. */
export type Marks = FieldsAt<typeof marksModel, 'state'>

export const noMarks: Marks = marksModel.state.initial
