import type { Book } from '../state'
import { foldedName } from '../names'
import { thingsIn } from './lookup'

/** The faults of the book: two things with one name, or one id twice. Empty when there are none. */
export function checkThings(book: Pick<Book, 'things'>): readonly string[] {
  const ids = book.things.flat().map(({ id }) => id)
  const names = thingsIn(book).map(foldedName)
  return [
    ...(new Set(ids).size < ids.length ? ['an id stands for two things in the book'] : []),
    ...(new Set(names).size < names.length ? ['two things in the book have one name'] : [])
  ]
}
