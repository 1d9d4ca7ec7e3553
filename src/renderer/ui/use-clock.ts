import { onScopeDispose, readonly, ref, type Ref } from 'vue'

/** The present in milliseconds, updated every `intervalMs` milliseconds for the lifetime of the component. */
export function useClock(intervalMs: number): Readonly<Ref<number>> {
  const now = ref(Date.now())
  const timer = setInterval(() => (now.value = Date.now()), intervalMs)
  onScopeDispose(() => clearInterval(timer))
  return readonly(now)
}
