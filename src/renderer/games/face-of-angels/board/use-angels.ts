import { computed, shallowRef, type ShallowRef } from 'vue'
import { isKeeping } from '#rules/face-of-angels/question-kinds'
import type { Command } from '#rules/face-of-angels/state'
import type { Participant } from '#rules/face-of-angels/vocabulary'
import { provideDraftScope } from '@/ui/draft'
import { gmBoard, type GmBoard } from '@/games/gm-board'
import type { Play } from './play'
import { namesFor } from './words'

/** What this game adds to its board: for whom the Game Master decides, and what lies open there. */
interface PlaceOnScreen extends Pick<Play, 'asked' | 'own' | 'names' | 'questions'> {
  readonly who: ShallowRef<Participant>
}

type Board = GmBoard<'face-of-angels', Command>

export const [provideAngels] = gmBoard(({ id, frame, view }: Board): PlaceOnScreen => {
  const who = shallowRef<Participant>('world')
  const isWorld = computed(() => who.value === 'world')
  provideDraftScope(() => `${frame.value.title}/${id.value}/gm`)
  return {
    who,
    names: computed(() => namesFor(view.value, frame.value.seats)),
    asked: computed(() => view.value.participants.find(one => one.who === who.value)?.asked ?? []),
    questions: computed(() =>
      view.value.questions.filter(each => isKeeping(each) || (each.seat ?? 'world') === who.value)
    ),
    own: computed(() => (isWorld.value && view.value.cards === 'digital' ? view.value.world : null))
  }
})
