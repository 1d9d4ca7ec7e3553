import type { State } from '../state'
import type { AllyDeed } from './model'
import { allyName, isBusy } from './steps'

export interface AllyView {
  readonly id: number
  readonly name: string
  /** The action in this turn of the spotlight; null before it. */
  readonly deed: AllyDeed | null
}

export interface AlliesGmView {
  readonly allies: readonly AllyView[]
}

/** The GM plays the allies; only the GM's frame names them (J12). */
export function alliesGmView(state: State): AlliesGmView {
  return {
    allies: state.allies.map(ally => ({ id: ally.id, name: allyName(ally), deed: deedNow(state, ally) }))
  }
}

/** The name of the ally who ties up this foe in this turn of the spotlight, or null. */
export function tiedBy(state: State, foe: number): string | null {
  const ally = state.allies.find(each => deedNow(state, each) === 'tie-up' && each.did?.foe === foe)
  return ally ? allyName(ally) : null
}

function deedNow(state: State, ally: State['allies'][number]): AlliesGmView['allies'][number]['deed'] {
  return isBusy(state, ally) && ally.did ? ally.did.deed : null
}
