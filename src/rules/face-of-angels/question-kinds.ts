// The ids of questions. The questions themselves stand on every rule of the game; no page loads those.
import type { AnyQuestion } from '../core/question'
import { makeQuestionId, readQuestionId } from '../core/question-id'
import type { Trick } from './contest/shapes'
import type { RelationshipId } from './vocabulary'

/** What the Game Master decides for the table. */
const keepingKinds = [
  'close-help',
  'extra',
  'award',
  'finish',
  'refill',
  'deal',
  'cards',
  'act',
  'away',
  'back'
] as const
type KeepingKind = (typeof keepingKinds)[number]

type QuestionKind =
  | KeepingKind
  // before a contest, and before its tricks
  | 'personality'
  | 'plays'
  | 'call'
  | 'step-up'
  | 'stakes'
  | 'negotiate'
  | 'limits'
  | 'bring'
  | 'jack'
  // a trick
  | Trick['step']
  | `out-${Trick['step']}`
  | 'point'
  | 'secret'
  | 'hand-back'
  | 'discard'
  // after a contest
  | 'transformation'
  | 'powers'
  | `settle-${RelationshipId}`
  | 'agree'
  | 'propose'
  | 'wrap-up'

/** The id of a question: "call s1 2". */
export const idOf = makeQuestionId<QuestionKind>

/** The kind in such an id, and the words after it. */
export const partsOf = readQuestionId<QuestionKind>

/** Whether the Game Master decides this for the table. */
export function isKeeping({ id }: AnyQuestion): boolean {
  const { kind } = partsOf(id)
  return keepingKinds.some(keeping => keeping === kind)
}

/** Whether the question is about the acts. */
export function isOfActs({ id }: AnyQuestion): boolean {
  return partsOf(id).kind === 'act'
}

/** Whether the question is about who takes part. */
export function isOfPresence({ id }: AnyQuestion): boolean {
  const { kind } = partsOf(id)
  return kind === 'away' || kind === 'back'
}
