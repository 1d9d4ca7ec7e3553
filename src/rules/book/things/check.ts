import type { Book } from '../state'
import { foldedName } from '../names'
import { thingsIn } from './lookup'

/** What is wrong with the book: two things of one name, or one id twice. Empty when all is well. */
export function checkThings(book: Pick<Book, 'things'>): readonly string[] {
  const ids = book.things.flat().map(({ id }) => id)
  const names = thingsIn(book).map(foldedName)
  return [
    ...(new Set(ids).size < ids.length ? ['an id stands for two things in the book'] : []),
    ...(new Set(names).size < names.length ? ['two things in the book have one name'] : [])
  ]
}
