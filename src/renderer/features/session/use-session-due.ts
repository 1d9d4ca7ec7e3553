import { computed, ref, watch } from 'vue'
import { sessionDue } from '#rules/campaign/session/vocabulary'
import { useClock } from '@/ui/clock'
import { useGm } from '@/dashboard/store'

const minuteMs = 60_000

/** The time before which the end is not suggested: the GM pressed "not yet". */
const quietUntil = ref(0)

export function useSessionDue() {
  const gm = useGm()
  const now = useClock(minuteMs)
  const frame = computed(() => gm.snapshot?.frame ?? null)
  const since = computed(() => frame.value?.current?.since ?? null)
  /** The newest line when the campaign was opened here: acts before the session do not delay it. */
  const lastLine = ref<number | null>(null)
  watch(
    () => [gm.snapshot?.file?.path, frame.value?.session],
    () => (lastLine.value = frame.value?.log.at(-1)?.at ?? null),
    { immediate: true }
  )
  return {
    /** The session step that is due before play goes on; null without one (SE6, SE7). */
    due: computed(() => {
      if (!frame.value) return null
      const due = sessionDue(frame.value, now.value, lastLine.value)
      return due === 'end' && now.value < quietUntil.value ? null : due
    }),
    /** Milliseconds since the session began; null when the beginning is unknown. */
    runs: computed(() => (since.value === null ? null : Math.max(0, now.value - since.value))),
    /** Suggests the end again after half an hour. */
    notYet: () => void (quietUntil.value = Date.now() + 30 * minuteMs)
  }
}
