import type { Applying, Following } from '../slices'
import type { State } from '../types'
import type { Ally } from './ally'
import type { AllyEvent } from './shapes'

/** What allies do. */
export const applyAllies: Applying<AllyEvent> = {
  'ally-acted': (state, { ally, deed, foe }) => ({
    ...state,
    allies: state.allies.map(each =>
      each.id === ally ? { ...each, did: { deed, foe, turn: state.spotlight.turn } } : each
    )
  }),
  'ally-left': (state, { ally }) => ({ ...state, allies: state.allies.filter(each => each.id !== ally) })
}

/** J8: whoever was paid for is there. */
export const followAllies: Following = {
  'journey-spent': (state, { use, what }) =>
    use === 'arrival' ? { ...state, allies: [...state.allies, arrived(state, what)] } : state
}

function arrived({ allies }: State, name: string): Ally {
  return { id: Math.max(0, ...allies.map(({ id }) => id)) + 1, name, did: null }
}
