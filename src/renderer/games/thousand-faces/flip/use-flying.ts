import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Arrivals } from './table-arrivals'

/** A duration of theme/tokens/motion.css, in milliseconds; 0 without the stylesheet. */
function msOf(token: '--calm' | '--stagger' | '--flip'): number {
  const time = getComputedStyle(document.documentElement).getPropertyValue(token)
  // The build writes "420ms" as ".42s".
  return (Number.parseFloat(time) || 0) * (time.trim().endsWith('ms') ? 1 : 1000)
}

/** How long the cards take until the last of them lies face up: `--known` of TableFlip.vue, in milliseconds. */
function msUntilKnown({ turning }: Arrivals): number {
  return turning.size === 0 ? 0 : msOf('--calm') + msOf('--flip') + msOf('--stagger') * turning.size
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
