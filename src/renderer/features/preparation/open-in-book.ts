import type { ThingId } from '#rules/book/vocabulary'
import { useBookPlace } from '../book/book-store'
import { useGm } from '../../dashboard/store'

/** Opens the page of a thing. */
export function openInBook(thing: ThingId): void {
  useBookPlace().thing = thing
  useGm().page = 'book'
}
