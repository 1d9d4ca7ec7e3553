import { useEventListener } from '@vueuse/core'
import { computed, ref, type ComputedRef, watch, watchEffect } from 'vue'
import type { GmSnapshot, Preferences } from '#shared/contract'
import { useGm } from '@/dashboard/store'

const everythingShown =
  'From the second session on you see everything. “Calm” in the settings brings the quiet dashboard back.'

/** The file of the sample, also of a second copy. */
const sampleFile = /^the-drowned-bells( \d+)?\.hearth$/

/** Sessions of the open campaign. Those of the sample were not played here, and a stranger sees it first: they do not count. */
function sessionsPlayed({ frame, file }: Pick<GmSnapshot, 'frame' | 'file'>): number {
  return file && sampleFile.test(file.name) ? 0 : (frame?.session ?? 0)
}

/** Whether the dashboard shows only the necessary parts. @param session number of sessions in the open campaign */
export function isCalmBy(
  { detail, secondSession }: Pick<Preferences, 'detail' | 'secondSession'>,
  session: number
): boolean {
  if (detail !== 'automatic') return detail === 'calm'
  return session < 2 && !secondSession
}

/** Whether the dashboard shows only the necessary parts; without a snapshot of the campaign it shows everything. */
export function useCalm(): ComputedRef<boolean> {
  const gm = useGm()
  return computed(() => {
    const { snapshot } = gm
    if (!snapshot?.frame) return false
    return isCalmBy(snapshot.preferences, sessionsPlayed(snapshot))
  })
}

/** Sets attributes for the style sheets for the lifetime of the page: `data-calm`, and `data-keys` while Alt is held. */
export function useCalmLook(root: HTMLElement): void {
  const gm = useGm()
  const calm = useCalm()
  const altHeld = ref(false)
  watch(
    () => gm.snapshot !== null && !gm.snapshot.preferences.secondSession && sessionsPlayed(gm.snapshot) >= 2,
    isNew => isNew && void gm.ask({ ask: 'set-preferences', preferences: { secondSession: true } }),
    { immediate: true }
  )
  watch(calm, isCalm => {
    const { preferences, frame } = gm.snapshot ?? {}
    if (isCalm || frame?.session !== 2 || preferences?.detail !== 'automatic') return
    gm.spokenLine = everythingShown
    gm.announce(everythingShown)
  })
  useEventListener(window, 'keydown', ({ key }) => (altHeld.value = key === 'Alt'))
  useEventListener(window, ['keyup', 'blur'], () => (altHeld.value = false))
  watchEffect(() => {
    root.toggleAttribute('data-calm', calm.value)
    root.toggleAttribute('data-keys', calm.value && altHeld.value)
  })
}
