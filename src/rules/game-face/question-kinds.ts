import { makeQuestionId, readQuestionId } from '../core/question-id'

type QuestionKind =
  | 'begin'
  | 'pick'
  | 'roll'
  | 'enter'
  | 'reveal'
  | 'describe'
  | 'settle'
  | 'sudden-death'
  | 'note'
  | 'dice'
  | 'concede'
  | 'correct'
  | 'voice'

/** The id of a question: "roll left 2". */
export const idOf = makeQuestionId<QuestionKind>

/** The kind in such an id, and the words after it. */
export const partsOf = readQuestionId<QuestionKind>
