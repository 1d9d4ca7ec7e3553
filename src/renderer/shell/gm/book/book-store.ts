import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { BookFilter } from '#rules/book/search'
import type { ThingId } from '#rules/book/vocabulary'

/** Where the Game Master is in the book: it is there again when the book is opened again. */
export const useBookPlace = defineStore('book', () => {
  const thing = ref<ThingId | null>(null)
  const query = ref('')
  const filter = shallowRef<BookFilter>({ kind: null, knownTo: null, standing: null })
  /** What the next note begins with; the note takes it when it opens. */
  const note = ref('')
  return { thing, query, filter, note }
})
