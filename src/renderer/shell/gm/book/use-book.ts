import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { BookPage } from '#rules/campaign/book-page'
import type { FoundInBook } from '#shared/contract'
import { useGm } from '../store'
import { useBookPlace } from './book-store'

/** How many things more a list shows at once: what is drawn anew at every key stays little. */
export const shownAtOnce = 18

interface FoundOnScreen {
  readonly found: Readonly<Ref<FoundInBook | null>>
  /** It is the answer to the words and filters of now, and no older one. */
  readonly current: ComputedRef<boolean>
}

/** What the book has for the words and filters of now; asked again whenever the campaign has changed. */
export function useFound(): FoundOnScreen {
  const gm = useGm()
  const place = useBookPlace()
  const found = shallowRef<FoundInBook | null>(null)
  watch([() => place.query, () => place.filter], () => (place.count = shownAtOnce), { flush: 'sync' })
  const asked = computed(() => [place.query, place.filter, place.count, gm.snapshot?.frame?.revision] as const)
  const answered = shallowRef<typeof asked.value | null>(null)
  watch(
    asked,
    async ([query, filter, count]) => {
      const at = asked.value
      const answer = await gm.ask<'find-in-book'>(
        { ask: 'find-in-book', query, filter, count, only: 'everything' },
        'find-in-book'
      )
      if (!answer.ok || at !== asked.value) return
      found.value = answer.value
      answered.value = at
    },
    { immediate: true }
  )
  return { found, current: computed(() => answered.value === asked.value) }
}

/** The page that is open, as it stands now; null while there is none. */
export function useOpenPage(): Readonly<Ref<BookPage | null>> {
  const gm = useGm()
  const place = useBookPlace()
  const page = shallowRef<BookPage | null>(null)
  const asked = computed(() => [place.thing, gm.snapshot?.frame?.revision] as const)
  watch(
    asked,
    async ([thing]) => {
      const at = asked.value
      if (thing === null) return void (page.value = null)
      const answer = await gm.ask<'read-page'>({ ask: 'read-page', thing }, 'find-in-book')
      if (answer.ok && at === asked.value) page.value = answer.value
    },
    { immediate: true }
  )
  return page
}
