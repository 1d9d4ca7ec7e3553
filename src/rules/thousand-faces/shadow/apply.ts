import { withSheet } from '../sheets'
import type { Applying } from '../slices'
import type { State } from '../types'
import type { ShadowEvent } from './events'
import { owedMoves, type GmMoveOwed } from './pool'

/** The GM's Shadow points and the GM moves owed: rules H1–H8. */
export const applyShadow: Applying<ShadowEvent> = {
  'shadow-gained'(state, { amount, seat }) {
    const credited =
      seat === null ? state : withSheet(state, seat, ({ shadowCaused }) => ({ shadowCaused: shadowCaused + amount }))
    return { ...credited, shadow: { ...state.shadow, free: state.shadow.free + amount } }
  },
  'shadow-spent': (state, { free, circled }) => ({
    ...state,
    shadow: { ...state.shadow, free: state.shadow.free - free, circled: state.shadow.circled - circled }
  }),
  'shadow-circled'(state, { circled }) {
    const { shadow } = state
    return { ...state, shadow: { ...shadow, free: shadow.free + shadow.circled - circled, circled } }
  },
  'gm-move-made': state => ({ ...state, gmMovesOwed: withoutOldest(state) }),
  'shadow-corrected': (state, { free, circled }) => ({ ...state, shadow: { ...state.shadow, free, circled } }),
  'shadow-factor-set': (state, { factor }) => ({ ...state, shadow: { ...state.shadow, factor } })
}

/** CA19: of those who are at the table; a file from before may have paid for somebody who had left. */
function withoutOldest(state: State): readonly GmMoveOwed[] {
  const [oldest = state.gmMovesOwed[0]] = owedMoves(state)
  return state.gmMovesOwed.filter(owed => owed !== oldest)
}
