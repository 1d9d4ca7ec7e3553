import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'

/**
 * Whether a test is shown now (DI8): for as long as a result stays, after one was asked for. A page that joins later
 * shows none that was asked for before.
 * @param tests how many were asked for
 * @param seconds how long each is shown
 */
export function useTest(tests: () => number, seconds: () => number): ShallowRef<boolean> {
  const on = shallowRef(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(tests, (now, before) => {
    clearTimeout(timer)
    on.value = now > before
    timer = setTimeout(() => (on.value = false), seconds() * 1_000)
  })
  onScopeDispose(() => clearTimeout(timer))
  return on
}
