import { defineStore } from 'pinia'
import { computed, ref, shallowRef, type WritableComputedRef } from 'vue'
import type { BookFilter } from '#rules/book/search'
import type { ThingId } from '#rules/book/vocabulary'
import { useGm } from '../../dashboard/store'

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
