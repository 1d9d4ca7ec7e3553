import { onScopeDispose, readonly, ref, watch, type Ref } from 'vue'
import { hostTime } from '@/bridge/host-time'

/** Milliseconds between two updates: the largest delay of a changing second (CL5). */
const lookEveryMs = 200

/**
 * The host’s time, updated while a clock runs.
 * @param counts whether a clock runs @param late delay of a snapshot behind the table, in milliseconds
 */
export function useHostNow(counts: () => boolean, late: () => number = () => 0): Readonly<Ref<number>> {
  const look = (): number => hostTime.now() - late()
  const now = ref(look())
  let timer: ReturnType<typeof setInterval> | undefined
  watch(
    counts,
    yes => {
      clearInterval(timer)
      now.value = look()
      if (yes) timer = setInterval(() => (now.value = look()), lookEveryMs)
    },
    { immediate: true }
  )
  onScopeDispose(() => clearInterval(timer))
  return readonly(now)
}
