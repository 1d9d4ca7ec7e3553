import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import { happen, type Act } from '../act'
import type { FoundationCommand } from '../commands'
import { countBetween } from '../counts'
import type { Deciding } from '../slices'
import type { Refusal } from '../types'
import { owedMoves } from './pool'

type ShadowCommand = Extract<
  FoundationCommand,
  { type: 'gain-shadow' | 'spend-shadow' | 'circle-shadow' | 'make-gm-move' | 'correct-shadow' | 'set-shadow-factor' }
>

/** O31: as many as the table can count. */
const most = 9999

/** The GM's Shadow points by hand: rules H1–H8. What a flip gives is the flip's affair. */
export const decideShadow: Deciding<ShadowCommand> = {
  'gain-shadow'(act, { amount, seat, reason }) {
    const counted = countBetween(amount, 1, most)
    return counted.ok ? ok(happen(act, { type: 'shadow-gained', amount, seat, reason })) : counted
  },
  'spend-shadow'(act, { amount, from, reason }) {
    const counted = countBetween(amount, 1, most)
    return counted.ok ? spendShadow(act, amount, from, reason) : counted
  },
  'circle-shadow'(act, { circled }) {
    const { free, circled: before } = act.state.shadow
    const counted = countBetween(circled, 0, most)
    if (!counted.ok) return counted
    if (circled > free + before) return refuse({ because: 'circle-too-large', circled, total: free + before })
    return ok(happen(act, { type: 'shadow-circled', circled }))
  },
  'make-gm-move'(act, { move }) {
    if (owedMoves(act.state).length === 0) return refuse({ because: 'no-gm-move-owed' })
    return ok(happen(act, { type: 'gm-move-made', move }))
  },
  'correct-shadow'(act, { free, circled, reason }) {
    const wrong = [countBetween(free, 0, most), countBetween(circled, 0, most)].find(count => !count.ok)
    return wrong ?? ok(happen(act, { type: 'shadow-corrected', free, circled, reason }))
  },
  'set-shadow-factor': (act, { factor }) => ok(happen(act, { type: 'shadow-factor-set', factor }))
}

/** H6: circled ones first and then free ones, or free ones only. An unaffordable purchase is refused whole. */
export function spendShadow(act: Act, amount: number, from: 'free' | 'circled', reason: string): Result<Act, Refusal> {
  const { free, circled } = act.state.shadow
  const fromCircle = from === 'circled' ? Math.min(amount, circled) : 0
  if (amount - fromCircle > free) return refuse({ because: 'not-enough-shadow', needs: amount, free, circled, from })
  return ok(happen(act, { type: 'shadow-spent', free: amount - fromCircle, circled: fromCircle, reason }))
}
