import { computed, type ComputedRef } from 'vue'
import type { Question } from '#rules/core/question'
import type { SeatId } from '#rules/core/seat'
import { partsOf, type QuestionKind } from '#rules/thousand-faces/question-kinds'
import { useGmChoices } from '../board/gm-choices'
import type { BoardOnScreen } from '../board/use-board'

/** The titles of these questions are sentences. */
const sentenceKinds: readonly QuestionKind[] = ['blow', 'answer', 'critical', 'flashback']

/** A question as one line: "Kresk: a blow of 4", "Kresk: Mix It Up". */
export function questionLine(
  { shortNameOf }: Pick<BoardOnScreen, 'shortNameOf'>,
  { id, seat, title }: Question
): string {
  const isSentence = sentenceKinds.includes(partsOf(id).kind)
  return `${shortNameOf(seat)}: ${isSentence ? title.charAt(0).toLowerCase() + title.slice(1) : title}`
}

/** Every question of this board, by the number of its subject, the oldest first. */
export function openSteps({ view }: Pick<BoardOnScreen, 'view'>): readonly Question[] {
  const subjectOf = ({ id }: Question): number => Number(partsOf(id).about[0])
  return view.value.questions.toSorted((one, other) => subjectOf(one) - subjectOf(other))
}

/** The question in the panel of that seat: a result, then a blow, then the follow-up of the newest attack. Questions that were put off wait in the strip. */
export function useQuestionOf(board: BoardOnScreen, seat: () => SeatId | null): ComputedRef<Question | null> {
  const gmChoices = useGmChoices()
  return computed(() => {
    const mine = openSteps(board).filter(({ id, seat: whose }) => whose === seat() && !gmChoices.aside.has(id))
    const isKind = (kind: QuestionKind) => (question: Question) => partsOf(question.id).kind === kind
    return mine.findLast(isKind('outcome')) ?? mine.find(isKind('blow')) ?? mine.at(-1) ?? null
  })
}

/** The question in the panel now, by its id in the list of open things; null when none waits. */
export function useInPanel(board: BoardOnScreen): ComputedRef<string | null> {
  const gmChoices = useGmChoices()
  const seat = computed(() => board.chosen.value?.seat.id ?? null)
  const question = useQuestionOf(board, () => seat.value)
  return computed(() => {
    const { pending } = board.view.value
    if (gmChoices.panel !== 'flip' || seat.value === null) return null
    if (question.value) return question.value.id
    return pending?.seat === seat.value ? `decision ${pending.kind}` : null
  })
}
