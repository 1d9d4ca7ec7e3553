import { type CommandOf, type EventOf, type FieldsAt, joined, type Model, type RefusalOf } from '../core/model'
import { answersModel } from './answers/model'
import { preparationModel } from './preparation/model'
import { importModel } from './import/model'
import { recapModel } from './recap/model'
import { thingsModel } from './things/model'

// The list of shapes: what the book’s rules stand on follows from it.

export const models = [thingsModel, recapModel, preparationModel, answersModel, importModel] as const
type Models = (typeof models)[number]

/** The Game Master’s book: a part of the campaign, beside its boards. */
export type Book = FieldsAt<Models, 'state'>
export type BookCommand = CommandOf<Models>
export type BookEvent = EventOf<Models>
export type BookRefusal = RefusalOf<Models>

/** A book in which nothing is written. */
export const emptyBook = joined(models.map((model: Model) => model.state)).initial as Book
