import { onScopeDispose, readonly, ref, watch, type Ref } from 'vue'
import { hostTime } from '../../../bridge/host-time'

/** Milliseconds between two looks: a second that changes is drawn less than this late (CL5). */
const lookEveryMs = 200

/**
 * The host’s time, looked up again while something counts.
 * @param counts whether anything does @param late how many milliseconds a picture is behind the table
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
