import { sheetOf } from '../sheets'
import { explain } from '../slices'
import type { Refusal, State } from '../state'
import { moveOf } from './all'
import { criticalMove, levelAfter } from './learn'
import { stepsAbove } from './level'
import type { CriticalView } from './view'

/** L7: the levels that a Critical Success can bring, and the obstacle to each. */
export function criticalView(state: State): CriticalView | null {
  if (state.pending?.kind !== 'critical') return null
  const raised = criticalMove(state)
  if (!raised) return { move: null, steps: [], blocked: explain({ because: 'no-move-to-raise' }) }
  const { seat, move, from } = raised
  const most = stepsAbove(moveOf(move).levels, from)
  const { xp } = sheetOf(state, seat)
  const why: Refusal | null =
    most === 0
      ? { because: 'no-higher-level', move }
      : xp === 0
        ? { because: 'not-enough-xp', seat, needs: 1, has: 0 }
        : null
  const steps = Array.from({ length: most }, (_, step) => ({
    steps: step + 1,
    to: levelAfter(move, from, step + 1),
    blocked: xp > step ? null : explain({ because: 'not-enough-xp', seat, needs: step + 1, has: xp })
  }))
  return { move, steps, blocked: why && explain(why) }
}
