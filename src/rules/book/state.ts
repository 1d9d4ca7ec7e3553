import { type FieldsAt, joinFields, type Model, type RefusalOf } from '../core/model'
import { answersModel } from './story-answers/model'
import { preparationModel } from './preparation/model'
import { importModel } from './import/model'
import { recapModel } from './recap/model'
import { thingsModel } from './things/model'

// The list of models, from which the types of the book's rules follow.

export const models = [thingsModel, recapModel, preparationModel, answersModel, importModel] as const
export type BookModel = (typeof models)[number]

/** The Game Master's book: a part of the campaign, beside its boards. */
export type Book = FieldsAt<BookModel, 'state'>
export type BookRefusal = RefusalOf<BookModel>

/** A book without content. */
export const emptyBook = joinFields(models.map((model: Model) => model.state)).initial as Book
