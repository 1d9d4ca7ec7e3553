import { onScopeDispose, readonly, shallowRef, watch, type Ref } from 'vue'

/** TB6: so long after the last news the table rests, in milliseconds. */
const restAfterMs = 90_000

/**
 * Whether nothing new was told for a while. It rests until something new is told: what happens unseen does not wake it.
 * @param news what is told, in one word; null: nothing
 * @param isOpened whether the campaign was just opened: what is told then is from another day
 */
export function useRest(news: () => string | null, isOpened: () => boolean): Readonly<Ref<boolean>> {
  const atRest = shallowRef(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let told: string | null = null
  watch(
    news,
    now => {
      // A pause or a dark screen between is no news.
      if (now === null || now === told) return
      told = now
      clearTimeout(timer)
      atRest.value = isOpened()
      if (!atRest.value) timer = setTimeout(() => (atRest.value = true), restAfterMs)
    },
    { immediate: true }
  )
  onScopeDispose(() => clearTimeout(timer))
  return readonly(atRest)
}
