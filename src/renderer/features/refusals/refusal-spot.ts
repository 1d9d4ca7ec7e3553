import { getCurrentInstance, onScopeDispose, shallowReactive, type ComponentInternalInstance } from 'vue'
import type { ActionId } from '@/features/keys/keys'

/** The origin of a request: a component that shows refusals, or the action of a key. */
export type RefusalOrigin = symbol | ActionId

const spots = new WeakMap<ComponentInternalInstance, symbol>()
const keySpots = shallowReactive(new Map<ActionId, symbol>())

/** A refusal without a surrounding `RefusalSpot` is shown at the top of the page. */
export const pageSpot = Symbol('page')

/** Used by components through `useRefusalSpot`, or by a `GmDialog` at their root. */
export function showRefusalsHere(keys: readonly ActionId[], here = getCurrentInstance()): void {
  const spot = Symbol('component')
  if (here) spots.set(here, spot)
  for (const key of keys) keySpots.set(key, spot)
  onScopeDispose(() => keys.forEach(key => keySpots.get(key) === spot && keySpots.delete(key)))
}

/** The spot that shows a refusal for `origin` on the present page. */
export function spotOf(origin: RefusalOrigin): symbol {
  return typeof origin === 'symbol' ? origin : (keySpots.get(origin) ?? pageSpot)
}

/** The spot that shows refusals around the calling component. */
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
