import type { AnyQuestion } from '#rules/core/question'
import { isDrawnIn } from '#rules/prophecy/question-kinds'
import type { SceneView } from '#rules/prophecy/stage/view'

/** What is decided on the page of a scene, beside its pairs. The choice of the next scene is open there while the scene is not told. */
export function checkQuestions(
  { id, outcome }: Pick<SceneView, 'id' | 'outcome'>,
  questions: readonly AnyQuestion[]
): readonly AnyQuestion[] {
  return questions.flatMap(question => {
    if (isDrawnIn(question, 'check', id)) return [question]
    if (!isDrawnIn(question, 'next', id)) return []
    const { offered: _, ...open } = question
    return [outcome ? question : open]
  })
}
