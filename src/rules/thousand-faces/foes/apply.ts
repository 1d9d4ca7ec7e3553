import type { Applying } from '../slices'
import type { State } from '../types'
import type { Foe } from './foe'
import type { FoeEvent } from './shapes'

/** The tracker. */
export const applyFoes: Applying<FoeEvent> = {
  'foes-added': (state, { foes }) => ({
    ...state,
    foes: [...state.foes, ...foes],
    made: foes.reduce((most, foe) => Math.max(most, foe.id), state.made)
  }),
  'foe-changed': (state, { foe }) => withFoe(state, foe),
  'foe-struck': (state, { foe }) => withFoe(state, foe),
  'foe-removed': (state, { foe }) => ({ ...state, foes: state.foes.filter(each => each.id !== foe) }),
  'format-set': (state, { format }) => ({ ...state, format }),
  'foes-cleared': state => ({ ...state, foes: [] })
}

function withFoe(state: State, foe: Foe): State {
  return { ...state, foes: state.foes.map(each => (each.id === foe.id ? foe : each)) }
}
