import { getCurrentInstance, onScopeDispose, shallowReactive, type ComponentInternalInstance } from 'vue'
import type { ActionId } from '../keys/keys'

/** Where something was asked for: a component that tells what is refused, or the action of the key that asked for it. */
export type RefusalPlace = symbol | ActionId

const spots = new WeakMap<ComponentInternalInstance, symbol>()
const keySpots = shallowReactive(new Map<ActionId, symbol>())

/** What is refused where no `RefusalSpot` is around is told at the top of the page. */
export const pageSpot = Symbol('page')

/** Components have it by `useRefusalSpot`, or by the `GmDialog` that they are. */
export function tellRefusalsHere(keys: readonly ActionId[], here = getCurrentInstance()): void {
  const spot = Symbol('component')
  if (here) spots.set(here, spot)
  for (const key of keys) keySpots.set(key, spot)
  onScopeDispose(() => keys.forEach(key => keySpots.get(key) === spot && keySpots.delete(key)))
}

/** The spot that tells what was refused at `place`, as the page is now. */
export function spotOf(place: RefusalPlace): symbol {
  return typeof place === 'symbol' ? place : (keySpots.get(place) ?? pageSpot)
}

/** Where refusals are told around the component that asks for this. */
export function refusalSpotAround(): () => symbol {
  const here = getCurrentInstance()
  return () => {
    for (let each = here; each; each = each.parent) {
      const spot = spots.get(each)
      if (spot !== undefined) return spot
    }
    return pageSpot
  }
}
