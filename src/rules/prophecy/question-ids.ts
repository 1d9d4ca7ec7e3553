// What a page knows an open question by. The questions themselves stand on every rule of the game; no page loads those.
import type { AnyQuestion } from '../core/question'
import type { CalledFor } from './calls/model'
import type { SceneId } from './vocabulary'

/** The kinds that a called player has, and no others (PR49). The first one is open, also where it is otherwise only offered. */
export const kindsOfCall: Readonly<Record<CalledFor, readonly [string, ...string[]]>> = {
  roll: ['roll'],
  match: ['match-own', 'done', 'unmatch-own'],
  tell: ['tell'],
  'choose-scene': ['perform']
}

/** Where the Game Master’s board draws each kind: at the scene's check, among its Aspects, or with every scene. */
const places: Readonly<Record<string, 'check' | 'pairs' | 'next'>> = {
  roll: 'check',
  tell: 'check',
  end: 'check',
  'put-back': 'check',
  correct: 'check',
  match: 'pairs',
  unmatch: 'pairs',
  perform: 'next'
}

/** The first word of the id: "roll". */
export function kindOf({ id }: AnyQuestion): string {
  return id.split(' ')[0] ?? ''
}

/** Whether the board draws the question in this place on the page of the scene. */
export function isDrawnAt(question: AnyQuestion, place: 'check' | 'pairs' | 'next', scene: SceneId): boolean {
  if (places[kindOf(question)] !== place) return false
  return place === 'next' || question.id.split(' ')[1]?.split('.')[0] === scene
}
