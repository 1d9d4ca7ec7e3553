import { watch, type Ref } from 'vue'
import type { BookPage } from '#rules/campaign/book-page'
import { useHostReply } from '../commands/use-host-reply'
import { useBookStore } from './book-store'

/** Number of further things that a list shows at once: each key press must redraw only a few. */
export const shownAtOnce = 18

/**
 * The things of the book for the present text and filters; requested again after each change of the campaign.
 * `current`: whether the answer belongs to them, and not to older ones.
 */
export function useFound() {
  const store = useBookStore()
  watch([() => store.query, () => store.filter], () => (store.count = shownAtOnce), { flush: 'sync' })
  const { answer, current } = useHostReply<'find-in-book'>(() => {
    const { query, filter, count } = store
    return { ask: 'find-in-book', query, filter, count, only: 'everything' }
  }, 'find-in-book')
  return { found: answer, current }
}

/** The present state of the open page; null without one. */
export function useOpenPage(): Readonly<Ref<BookPage | null>> {
  const store = useBookStore()
  return useHostReply<'read-page'>(() => store.thing && { ask: 'read-page', thing: store.thing }, 'find-in-book').answer
}
