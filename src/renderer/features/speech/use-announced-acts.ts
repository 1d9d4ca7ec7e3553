import { watch } from 'vue'
import { actSentences } from '@/ui/speech/act-words'
import { fewWords } from '@/ui/speech/few-words'
import { useGm } from '@/dashboard/store'
import { nameIn } from '@/dashboard/use-campaign'

/** Announces every act once, from any user and by any button (SK2). */
export function useAnnouncedActs(): void {
  const gm = useGm()

  // After the boards: their name for the act has priority over the log.
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
