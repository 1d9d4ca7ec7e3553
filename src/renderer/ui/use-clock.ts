import { onScopeDispose, readonly, ref, type Ref } from 'vue'

/** The present in milliseconds, looked up again every `intervalMs` milliseconds for as long as the component lives. */
export function useClock(intervalMs: number): Readonly<Ref<number>> {
  const now = ref(Date.now())
  const timer = setInterval(() => (now.value = Date.now()), intervalMs)
  onScopeDispose(() => clearInterval(timer))
  return readonly(now)
}
