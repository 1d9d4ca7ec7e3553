import { computed, type WritableComputedRef } from 'vue'
import { useGm } from './store'

/** A sheet that is open while it is mounted; closing it unmounts it. */
export function useSheet(): WritableComputedRef<boolean> {
  const gm = useGm()
  return computed({
    get: () => true,
    set: open => {
      if (open) return
      gm.sheet = null
      gm.lastDenial = null
    }
  })
}
