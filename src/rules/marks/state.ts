import type { CommandOf, EventOf, FieldsAt, RefusalOf } from '../core/model'
import { marksModel } from './model'

type Model = typeof marksModel

/** The marks that a recording is cut by, oldest first. */
export type Marks = FieldsAt<Model, 'state'>
export type MarkCommand = CommandOf<Model>
export type MarkEvent = EventOf<Model>
export type MarkRefusal = RefusalOf<Model>

export const noMarks: Marks = marksModel.state.initial
