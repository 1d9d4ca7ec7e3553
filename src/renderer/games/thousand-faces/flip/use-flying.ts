import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Arrivals } from './table-arrivals'

/** How long the cards take until the last of them lies face up, as in TableFlip.vue (`--known`), in milliseconds. */
function msUntilKnown({ turning }: Arrivals): number {
  return turning.size === 0 ? 0 : 780 + 140 * (turning.size - 1)
}

/** Whether cards are on their way: nothing on the table may tell what they bring. */
export function useFlying(arrivals: Readonly<ShallowRef<Arrivals | null>>): ComputedRef<boolean> {
  const lying = shallowRef<Arrivals | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(arrivals, now => {
    clearTimeout(timer)
    if (now && now.turning.size > 0) timer = setTimeout(() => (lying.value = now), msUntilKnown(now))
  })
  onScopeDispose(() => clearTimeout(timer))
  return computed(() => (arrivals.value?.turning.size ?? 0) > 0 && lying.value !== arrivals.value)
}
