import { computed, shallowRef, watch, type Ref } from 'vue'
import type { Evening } from '#rules/campaign/evening'
import type { RecapPage } from '#rules/campaign/recap'
import type { RecapFor } from '#shared/contract'
import { useGm } from '../store'
import { useRecapPlace } from './recap-place'

/** A recap with whom it was asked for: the choice may be another by now. */
interface RecapRead extends RecapPage {
  readonly audience: RecapFor
}

/** The recap of the chosen session for whom it is meant; asked again whenever the campaign has changed. */
export function useRecap(): Readonly<Ref<RecapRead | null>> {
  const gm = useGm()
  const place = useRecapPlace()
  const recap = shallowRef<RecapRead | null>(null)
  const asked = computed(() => [place.session, place.audience, gm.showing?.frame?.revision] as const)
  watch(
    asked,
    async ([session, audience]) => {
      const at = asked.value
      const answer = await gm.ask<'read-recap'>({ ask: 'read-recap', session, audience }, 'recap')
      if (answer.ok && at === asked.value) recap.value = { ...answer.value, audience }
    },
    { immediate: true }
  )
  return recap
}

/** Luck and points of a session for whom the recap is meant; null until they are worked out. Editing changes none: it is not asked again. */
export function useEvening(session: () => number | null): Readonly<Ref<Evening | null>> {
  const gm = useGm()
  const place = useRecapPlace()
  const evening = shallowRef<Evening | null>(null)
  watch(
    [session, () => place.audience] as const,
    async ([now, audience]) => {
      if (now === null) return
      evening.value = null
      const answer = await gm.ask<'read-evening'>({ ask: 'read-evening', session: now, audience }, 'recap')
      if (answer.ok && session() === now && place.audience === audience) evening.value = answer.value
    },
    { immediate: true }
  )
  return evening
}
