import { useEventListener } from '@vueuse/core'
import { computed, ref, type ComputedRef, watch, watchEffect } from 'vue'
import type { Preferences } from '#shared/contract'
import { useGm } from '../../dashboard/store'

const known = 'second-session'

/** Whether a second session was begun on this machine, in any campaign. */
function isSecondSessionKnown(): boolean {
  try {
    return localStorage.getItem(known) !== null
  } catch {
    return false
  }
}

/** A full or forbidden storage costs what is remembered: the campaign itself says it as well. */
function rememberSecondSession(): void {
  try {
    localStorage.setItem(known, 'yes')
  } catch {
    // The next campaign begins calm.
  }
}

/** Whether the dashboard shows only what is needed now. @param session of the campaign that is open */
export function isCalmBy(detail: Preferences['detail'], session: number, secondSessionKnown: boolean): boolean {
  if (detail !== 'automatic') return detail === 'calm'
  return session < 2 && !secondSessionKnown
}

/** Whether the dashboard shows only what is needed now; without a picture of the campaign it shows everything. */
export function useCalm(): ComputedRef<boolean> {
  const gm = useGm()
  return computed(() => {
    const { snapshot } = gm
    if (!snapshot?.frame) return false
    return isCalmBy(snapshot.preferences.detail, snapshot.frame.session, isSecondSessionKnown())
  })
}

/** Hands it to the style sheets, for as long as the page lives: `data-calm`, and `data-keys` while Alt is held. */
export function useCalmLook(root: HTMLElement): void {
  const gm = useGm()
  const calm = useCalm()
  const altHeld = ref(false)
  watch(
    () => (gm.snapshot?.frame?.session ?? 0) >= 2,
    second => second && rememberSecondSession(),
    { immediate: true }
  )
  useEventListener(window, 'keydown', ({ key }) => (altHeld.value = key === 'Alt'))
  useEventListener(window, ['keyup', 'blur'], () => (altHeld.value = false))
  watchEffect(() => {
    root.toggleAttribute('data-calm', calm.value)
    root.toggleAttribute('data-keys', calm.value && altHeld.value)
  })
}
