import { defineStore } from 'pinia'
import { computed, ref, shallowRef, type WritableComputedRef } from 'vue'
import type { BookFilter } from '#rules/book/search'
import type { ThingId } from '#rules/book/vocabulary'

/** Where the Game Master is in the book: it is there again when the book is opened again. */
export const useBookPlace = defineStore('book', () => {
  const thing = ref<ThingId | null>(null)
  /** The page that opens to be written, not to be read: it was made just now. */
  const toWrite = ref<ThingId | null>(null)
  const query = ref('')
  const filter = shallowRef<BookFilter>({ kind: null, knownTo: null, standing: null })
  /** How many things are listed. */
  const count = ref(30)
  /** What the next note begins with; the note takes it when it opens. */
  const note = ref('')
  return { thing, toWrite, query, filter, count, note }
})

/** The three parts of what is listed, each to be set by itself. */
export function useBookFilter(): { readonly [Part in keyof BookFilter]: WritableComputedRef<BookFilter[Part]> } {
  const place = useBookPlace()
  const part = <Part extends keyof BookFilter>(name: Part): WritableComputedRef<BookFilter[Part]> =>
    computed({
      get: () => place.filter[name],
      set: value => void (place.filter = { ...place.filter, [name]: value })
    })
  return { kind: part('kind'), knownTo: part('knownTo'), standing: part('standing') }
}
