// The ids of questions. The questions themselves stand on every rule of the game; no page loads those.
import type { AnyQuestion } from '../core/question'
import { makeQuestionId, readQuestionId } from '../core/question-id'
import type { CalledFor } from './calls/model'
import type { SceneId } from './vocabulary'

/** `-own`: of the Characters of a called player alone (PR51). */
type QuestionKind =
  | 'roll'
  | 'match'
  | 'match-own'
  | 'unmatch'
  | 'unmatch-own'
  | 'done'
  | 'tell'
  | 'end'
  | 'perform'
  | 'put-back'
  | 'correct'
  | 'cast'
  | 'character'
  | 'card'
  | 'hand-over'
  | 'aspect'
  | 'tie'
  | 'options'
  | 'moderator'
  | 'ask'
  | 'answered'

/** The id of a question: "tell s3". */
export const idOf = makeQuestionId<QuestionKind>

/** The kind in such an id, and the words after it. */
export const partsOf = readQuestionId<QuestionKind>

/** The kinds that a called player has, and no others (PR49). The first one is open, also where it is otherwise only offered. */
export const kindsOfCall: Readonly<Record<CalledFor, readonly [QuestionKind, ...QuestionKind[]]>> = {
  roll: ['roll'],
  match: ['match-own', 'done', 'unmatch-own'],
  tell: ['tell'],
  'choose-scene': ['perform']
}

/** Where the Game Master’s board draws each kind: at the scene's check, among its Aspects, or with every scene. */
const areas: Readonly<Partial<Record<QuestionKind, 'check' | 'pairs' | 'next'>>> = {
  roll: 'check',
  tell: 'check',
  end: 'check',
  'put-back': 'check',
  correct: 'check',
  match: 'pairs',
  unmatch: 'pairs',
  perform: 'next'
}

/** Whether the board draws the question in this area of the page of the scene. */
export function isDrawnIn({ id }: AnyQuestion, area: 'check' | 'pairs' | 'next', scene: SceneId): boolean {
  const { kind, about } = partsOf(id)
  if (areas[kind] !== area) return false
  return area === 'next' || about[0]?.split('.')[0] === scene
}
