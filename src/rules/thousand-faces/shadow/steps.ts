import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import type { Act, Refusal } from '../state'

/** H6: pays with circled points first and then free ones, or only with free ones. In full or not at all. */
export function spendShadow(act: Act, amount: number, from: 'free' | 'circled', reason: string): Result<Act, Refusal> {
  const { free, circled } = act.state.shadow
  const fromCircle = from === 'circled' ? Math.min(amount, circled) : 0
  if (amount - fromCircle > free) return refuse({ because: 'not-enough-shadow', needs: amount, free, circled, from })
  return ok(happen(act, { type: 'shadow-spent', free: amount - fromCircle, circled: fromCircle, reason }))
}
