import type { FieldsAt } from '../core/model'
import { marksModel } from './model'

/** The marks that a recording is cut by, oldest first. */
export type Marks = FieldsAt<typeof marksModel, 'state'>

export const noMarks: Marks = marksModel.state.initial
