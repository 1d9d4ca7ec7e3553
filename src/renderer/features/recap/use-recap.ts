import { computed, nextTick, ref, shallowRef, watch, type Ref } from 'vue'
import type { Evening } from '#rules/campaign/evening'
import type { RecapPage } from '#rules/campaign/recap'
import type { RecapAudience } from '#shared/contract'
import { useGm } from '../../dashboard/store'
import { useHostAnswer } from '../commands/use-host-answer'
import { useRecapPlace } from './recap-place'

/** A recap with whom it was asked for: the choice may be another by now. */
interface RecapRead extends RecapPage {
  readonly audience: RecapAudience
}

/** The recap of the chosen session for whom it is meant; asked again whenever the campaign has changed. */
export function useRecap(): Readonly<Ref<RecapRead | null>> {
  const place = useRecapPlace()
  const { answer, to } = useHostAnswer<'read-recap'>(() => {
    const { session, audience } = place
    return { ask: 'read-recap', session, audience }
  }, 'recap')
  return computed(() => answer.value && to.value && { ...answer.value, audience: to.value.audience })
}

/** Luck and points of the session of a recap, for whom it is meant; asked for again whenever the recap was read again (PO8). */
export function useEvening(recap: Readonly<Ref<RecapRead | null>>) {
  const gm = useGm()
  const read = shallowRef<{ readonly of: RecapRead; readonly evening: Evening | null } | null>(null)
  const working = ref(false)
  let work = Promise.resolve()

  async function workOut(): Promise<void> {
    working.value = true
    // What changes meanwhile is asked for when the answer is there: two are never worked out at once.
    for (let of = recap.value; of && of !== read.value?.of; of = recap.value) {
      const { session, audience } = of
      const answer = await gm.ask<'read-evening'>({ ask: 'read-evening', session, audience }, 'recap')
      read.value = { of, evening: answer.ok ? answer.value : null }
    }
    working.value = false
    await nextTick()
  }

  watch(recap, () => working.value || (work = workOut()), { immediate: true })
  /** Null until they are worked out for this session and reader; after play and undo the older ones stand until then. */
  const evening = computed(() => {
    const [of, now] = [read.value?.of, recap.value]
    return of?.session === now?.session && of?.audience === now?.audience ? (read.value?.evening ?? null) : null
  })
  /** Settles when everything that was asked for is worked out and on the page. */
  const whole = () => work
  return { evening, working, whole }
}
