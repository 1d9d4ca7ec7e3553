import { defineStore } from 'pinia'
import { computed, ref, shallowRef, type WritableComputedRef, watch, type Ref } from 'vue'
import type { BookFilter } from '#rules/book/search'
import type { ThingId } from '#rules/book/vocabulary'
import { useGm } from '@/dashboard/store'
import type { BookPage } from '#rules/campaign/book-page'
import { useHostReply } from '@/features/commands/use-host-reply'

/** The Game Master's position in the book, restored when the book opens again. */
export const useBookStore = defineStore('book', () => {
  const thing = ref<ThingId | null>(null)
  /** A new page, which opens for writing instead of reading. */
  const toWrite = ref<ThingId | null>(null)
  const query = ref('')
  const filter = shallowRef<BookFilter>({ kind: null, knownTo: null, standing: null })
  /** Number of listed things. */
  const count = ref(30)
  /** The first text of the next note; the note clears it when it opens. */
  const note = ref('')
  return { thing, toWrite, query, filter, count, note }
})

/** Opens the page of a thing. */
export function openInBook(thing: ThingId): void {
  useBookStore().thing = thing
  useGm().page = 'book'
}

/** The three parts of the filter, each with its own value. */
export function useBookFilter(): { readonly [Part in keyof BookFilter]: WritableComputedRef<BookFilter[Part]> } {
  const store = useBookStore()
  const part = <Part extends keyof BookFilter>(name: Part): WritableComputedRef<BookFilter[Part]> =>
    computed({
      get: () => store.filter[name],
      set: value => void (store.filter = { ...store.filter, [name]: value })
    })
  return { kind: part('kind'), knownTo: part('knownTo'), standing: part('standing') }
}

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
