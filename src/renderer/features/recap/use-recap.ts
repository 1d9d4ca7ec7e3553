import { computed, nextTick, ref, shallowRef, watch, type Ref } from 'vue'
import type { Evening } from '#rules/campaign/evening'
import type { RecapPage } from '#rules/campaign/recap'
import type { RecapAudience } from '#shared/contract'
import { useGm } from '@/dashboard/store'
import { useHostReply } from '@/features/commands/use-host-reply'
import { defineStore } from 'pinia'

/** A recap with its requested audience: the choice may have changed meanwhile. */
interface RecapRead extends RecapPage {
  readonly audience: RecapAudience
}

/** The recap of the chosen session and audience; requested again after each change of the campaign. */
export function useRecap(): Readonly<Ref<RecapRead | null>> {
  const store = useRecapStore()
  const { answer, to } = useHostReply<'read-recap'>(() => {
    const { session, audience } = store
    return { ask: 'read-recap', session, audience }
  }, 'recap')
  return computed(() => answer.value && to.value && { ...answer.value, audience: to.value.audience })
}

/** Luck and points of the session for the recap's audience; requested again after each reading of the recap (PO8). */
export function useEvening(recap: Readonly<Ref<RecapRead | null>>) {
  const gm = useGm()
  const read = shallowRef<{ readonly of: RecapRead; readonly evening: Evening | null } | null>(null)
  const working = ref(false)
  let work = Promise.resolve()

  async function workOut(): Promise<void> {
    working.value = true
    // A change during a request is requested after the answer: two requests never run together.
    for (let of = recap.value; of && of !== read.value?.of; of = recap.value) {
      const { session, audience } = of
      const answer = await gm.ask<'read-evening'>({ ask: 'read-evening', session, audience }, 'recap')
      read.value = { of, evening: answer.ok ? answer.value : null }
    }
    working.value = false
    await nextTick()
  }

  watch(recap, () => working.value || (work = workOut()), { immediate: true })
  /** Null until they are computed for this session and audience. After play and undo the older values stay until then. */
  const evening = computed(() => {
    const [of, now] = [read.value?.of, recap.value]
    return of?.session === now?.session && of?.audience === now?.audience ? (read.value?.evening ?? null) : null
  })
  /** Resolves when every request is computed and shown. */
  const whole = () => work
  return { evening, working, whole }
}

/** The recap that the Game Master looks at, restored when the page opens again. */
export const useRecapStore = defineStore('recap', () => {
  /** Null for the newest session. */
  const session = ref<number | null>(null)
  const audience = ref<RecapAudience>('table')
  return { session, audience }
})
