import { watch } from 'vue'
import { actSentences } from '../../ui/speech/act-words'
import { fewWords } from '../../ui/speech/few-words'
import { useGm } from '../../dashboard/store'
import { nameIn } from '../../dashboard/use-campaign'

/** Says every act aloud, once, whoever did it and by whatever button (SK2). */
export function useAnnouncedActs(): void {
  const gm = useGm()

  // After the boards have looked at it: what they call the act goes before the log.
  watch(
    () => gm.snapshot,
    (now, before) => {
      if (!now?.frame || now.file?.path !== before?.file?.path) return
      const { seats } = now.frame
      const sentences = actSentences(before?.frame ?? null, now.frame, seat => nameIn(seats, seat))
      if (sentences.length === 0) return
      gm.announce(fewWords(gm.sayNext ?? sentences, now.preferences.spoken))
      gm.sayNext = null
    },
    { flush: 'post' }
  )
}
