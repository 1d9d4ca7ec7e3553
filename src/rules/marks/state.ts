import type { FieldsAt } from '../core/model'
import { marksModel } from './model'

/** The marks for cutting a recording, oldest first. */
export type Marks = FieldsAt<typeof marksModel, 'state'>

export const noMarks: Marks = marksModel.state.initial
