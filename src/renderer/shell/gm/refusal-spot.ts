import { getCurrentInstance, toValue, useId, type ComponentInternalInstance, type MaybeRefOrGetter } from 'vue'

const spots = new WeakMap<ComponentInternalInstance, () => string>()

/**
 * What is asked for in this component and below it, and refused, is told by the `RefusalSpot` in this component.
 * @param name needed only where a key or another part of the page asks for it too.
 */
export function useRefusalSpot(name: MaybeRefOrGetter<string> = useId()): void {
  const here = getCurrentInstance()
  if (here) spots.set(here, () => toValue(name))
}

/** The name of the place where refusals are told, as it is around the component that asks for this; else the page. */
export function refusalSpotAround(): () => string {
  const here = getCurrentInstance()
  return () => {
    for (let each = here; each; each = each.parent) {
      const name = spots.get(each)?.()
      if (name !== undefined) return name
    }
    return 'page'
  }
}
