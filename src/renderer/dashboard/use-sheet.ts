import { computed, type WritableComputedRef } from 'vue'
import { useGm } from './store'

/** A sheet that is open as long as it is mounted; closing it is taking it away. */
export function useSheet(): WritableComputedRef<boolean> {
  const gm = useGm()
  return computed({
    get: () => true,
    set: open => {
      if (open) return
      gm.sheet = null
      gm.said = null
    }
  })
}
