import { withSheet } from '../sheets'
import type { Applying } from '../slices'
import type { ShadowEvent } from './events'

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
  'gm-move-made': state => ({ ...state, gmMovesOwed: state.gmMovesOwed.slice(1) }),
  'shadow-corrected': (state, { free, circled }) => ({ ...state, shadow: { ...state.shadow, free, circled } }),
  'shadow-factor-set': (state, { factor }) => ({ ...state, shadow: { ...state.shadow, factor } })
}
