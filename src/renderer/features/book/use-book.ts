import { watch, type Ref } from 'vue'
import type { BookPage } from '#rules/campaign/book-page'
import { useHostAnswer } from '../commands/use-host-answer'
import { useBookPlace } from './book-store'

/** Number of further things that a list shows at once: each key press must redraw only a few. */
export const shownAtOnce = 18

/**
 * The things of the book for the present text and filters; requested again after each change of the campaign.
 * `current`: whether the answer belongs to them, and not to older ones.
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

/** The present state of the open page; null without one. */
export function useOpenPage(): Readonly<Ref<BookPage | null>> {
  const place = useBookPlace()
  return useHostAnswer<'read-page'>(() => place.thing && { ask: 'read-page', thing: place.thing }, 'find-in-book')
    .answer
}
