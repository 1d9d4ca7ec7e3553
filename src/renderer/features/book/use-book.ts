import { watch, type Ref } from 'vue'
import type { BookPage } from '#rules/campaign/book-page'
import { useHostAnswer } from '../commands/use-host-answer'
import { useBookPlace } from './book-store'

/** How many things more a list shows at once: what is drawn anew at every key stays little. */
export const shownAtOnce = 18

/**
 * What the book has for the words and filters of now; asked again whenever the campaign has changed.
 * `current`: it is the answer to those, and no older one.
 */
export function useFound() {
  const place = useBookPlace()
  watch([() => place.query, () => place.filter], () => (place.count = shownAtOnce), { flush: 'sync' })
  const { answer, current } = useHostAnswer<'find-in-book'>(() => {
    const { query, filter, count } = place
    return { ask: 'find-in-book', query, filter, count, only: 'everything' }
  }, 'find-in-book')
  return { found: answer, current }
}

/** The page that is open, as it stands now; null while there is none. */
export function useOpenPage(): Readonly<Ref<BookPage | null>> {
  const place = useBookPlace()
  return useHostAnswer<'read-page'>(() => place.thing && { ask: 'read-page', thing: place.thing }, 'find-in-book')
    .answer
}
