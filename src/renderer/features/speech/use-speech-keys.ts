import { games } from '@/games/registry'
import type { Speech, SpokenTopic } from '@/games/game'
import { fewWords } from '@/ui/speech/few-words'
import { useActions } from '@/features/actions/actions'
import { useGm } from '@/dashboard/store'
import { useCampaign } from '@/dashboard/use-campaign'

/** The keys that report on the present game: aloud, and as a line for a short time (SK1). */
export function useSpeechKeys(): void {
  const gm = useGm()
  const { board, frame } = useCampaign()

  async function say(topic: SpokenTopic): Promise<void> {
    if (!board.value) return
    const speech = (await games[board.value.system].speech()) as Speech
    if (!board.value || !frame.value) return
    const text = fewWords(speech(board.value, frame.value)[topic], gm.snapshot?.preferences.spoken ?? 'short')
    gm.announce(text)
    gm.spokenLine = text
  }

  const says = (topic: SpokenTopic) => ({
    run: () => void say(topic),
    blocked: () => (board.value ? null : 'No game is open')
  })
  useActions({
    'say-last': says('last'),
    'say-turn': says('turn'),
    'say-story': says('story'),
    'say-waiting': says('waiting'),
    'say-seat': says('seat'),
    'say-odds': says('odds')
  })
}
