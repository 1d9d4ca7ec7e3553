import type { ResultValue } from '../vocabulary'
import type { FlipRecord } from './model'

/** H1–H3: the Shadow of a result, before Book 3 doubles it. */
export function shadowOf({ fast }: Pick<FlipRecord, 'fast'>, result: ResultValue): number {
  if (result === 1) return 1
  return result === 0 && fast ? 2 : 0
}

/** H4: a GM move is due, unless the move is FAST or its own text covers the result. */
export function owesMove({ fast, hasText }: Pick<FlipRecord, 'fast' | 'hasText'>, result: ResultValue): boolean {
  return !fast && (result === 0 || (result === 1 && !hasText.check))
}
