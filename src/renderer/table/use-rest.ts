import { onScopeDispose, readonly, shallowRef, watch, type Ref } from 'vue'

/** TB6: so long after the last news the table rests, in milliseconds. */
const restAfterMs = 90_000

/**
 * Whether nothing new was shown for a while. The rest ends with new content; invisible changes do not end it.
 * @param news the shown content, as one key; null: nothing
 * @param isOpened whether the campaign was just opened: the shown content is then from another day
 */
export function useRest(news: () => string | null, isOpened: () => boolean): Readonly<Ref<boolean>> {
  const atRest = shallowRef(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastNews: string | null = null
  watch(
    news,
    now => {
      // A pause or a dark screen in between is no news.
      if (now === null || now === lastNews) return
      lastNews = now
      clearTimeout(timer)
      atRest.value = isOpened()
      if (!atRest.value) timer = setTimeout(() => (atRest.value = true), restAfterMs)
    },
    { immediate: true }
  )
  onScopeDispose(() => clearTimeout(timer))
  return readonly(atRest)
}

/** Whether one of `signs` has changed within the last `quietMs` milliseconds; a screen that has just opened counts as changed. */
export function useStirring(signs: () => readonly unknown[], quietMs: number): Readonly<Ref<boolean>> {
  const stirring = shallowRef(true)
  const rest = (): ReturnType<typeof setTimeout> => setTimeout(() => (stirring.value = false), quietMs)
  let timer = rest()
  watch(signs, (now, before) => {
    if (now.every((sign, at) => sign === before[at])) return
    clearTimeout(timer)
    stirring.value = true
    timer = rest()
  })
  onScopeDispose(() => clearTimeout(timer))
  return readonly(stirring)
}
