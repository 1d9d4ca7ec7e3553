// What a page knows a question by. The questions themselves stand on every rule of the game; no page loads those.
import type { AnyQuestion } from '../core/question'

/** Whether the Game Master decides this for the table. */
export function isKeeping({ id }: AnyQuestion): boolean {
  return /^(close-help|extra|award|finish|refill|deal|cards|act|away|back) /.test(id)
}

/** Whether the question is about the acts. */
export function isOfActs({ id }: AnyQuestion): boolean {
  return id.startsWith('act ')
}

/** Whether the question is about who takes part. */
export function isOfPresence({ id }: AnyQuestion): boolean {
  return /^(away|back) /.test(id)
}
