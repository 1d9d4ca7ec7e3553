import { onScopeDispose, readonly, shallowRef, watch, type Ref } from 'vue'

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
