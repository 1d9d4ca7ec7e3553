import { onMounted, shallowRef, type Ref } from 'vue'
import { sentenceOf } from '#rules/campaign/recap-words'
import { useGm } from '../../dashboard/store'
import { useCampaign } from '../../dashboard/use-campaign'

/** Number of sentences of the recap that recall the end of the last session. */
const most = 2

/** The last sentences of the newest session’s recap for the table; empty until the host has answered. */
export function useLastSentences(): Readonly<Ref<readonly string[]>> {
  const gm = useGm()
  const { nameOf } = useCampaign()
  const sentences = shallowRef<readonly string[]>([])
  onMounted(async () => {
    const answer = await gm.ask<'read-recap'>({ ask: 'read-recap', session: null, audience: 'table' }, 'preparation')
    if (answer.ok && answer.value)
      sentences.value = answer.value.moments.slice(-most).map(moment => sentenceOf(moment, nameOf))
  })
  return sentences
}
