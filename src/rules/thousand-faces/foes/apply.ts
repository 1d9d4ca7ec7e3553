import { withCharacter } from '../characters/part'
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
  'foe-changed': (state, { foe }) => withFoe(opened(state, foe), foe),
  'foe-struck': (state, { foe, power, square, roll }) => {
    const lost = Math.max(0, (state.foes.find(each => each.id === foe.id)?.stamina ?? 0) - foe.stamina)
    const now = withFoe(state, foe)
    return roll === undefined ? now : { ...now, struck: { roll, foe: foe.id, power, lost, square } }
  },
  'hit-changed': (state, { foe, power, square, lost, roll }) => ({
    ...withFoe(state, foe),
    struck: power === 0 ? null : { roll, foe: foe.id, power, lost, square }
  }),
  'opening-taken': (state, { foe }) => closed(state, foe),
  'foe-removed': (state, { foe }) => ({ ...closed(state, foe), foes: state.foes.filter(each => each.id !== foe) }),
  'scene-marked': (state, { seat, as }) => withCharacter(state, seat, () => ({ elsewhere: as === 'elsewhere' })),
  'format-set': (state, { format }) => ({ ...state, format }),
  'foes-cleared': state => ({ ...state, foes: [], openings: [] })
}

function withFoe(state: State, foe: Foe): State {
  return { ...state, foes: state.foes.map(each => (each.id === foe.id ? foe : each)) }
}

/** A weak spot that has just been named is open to the first attack (M17). */
function opened(state: State, { id, weakness }: Foe): State {
  if (weakness === (state.foes.find(foe => foe.id === id)?.weakness ?? null)) return state
  const others = closed(state, id)
  return weakness === null ? others : { ...others, openings: [...others.openings, id] }
}

function closed(state: State, foe: number): State {
  return { ...state, openings: state.openings.filter(each => each !== foe) }
}
