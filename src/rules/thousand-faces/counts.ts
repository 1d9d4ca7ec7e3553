import { ok, refuse, type Result } from '../core/result'
import type { Refusal } from './state'

/** A whole number within limits, or a refusal that names the limits. */
export function countBetween(amount: number, from: number, to: number): Result<number, Refusal> {
  const fits = Number.isInteger(amount) && amount >= from && amount <= to
  return fits ? ok(amount) : refuse({ because: 'not-a-count', amount, from, to })
}
