import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'

/**
 * Whether a test is shown now (DI8): after a request, for as long as a result stays. A page that joins later shows no earlier test.
 * @param tests number of requested tests
 * @param seconds how long each test is shown
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
