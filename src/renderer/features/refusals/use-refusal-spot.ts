import type { ActionId } from '../keys/keys'
import { tellRefusalsHere } from './refusal-spot'
import RefusalSpot from './RefusalSpot.vue'

/**
 * What is asked for in this component and below it, and refused, is told by the `RefusalSpot` in this component's template.
 * @param keys the actions that are told here too, though a key asked for them.
 * @returns that component
 */
export function useRefusalSpot(keys: readonly ActionId[] = []): typeof RefusalSpot {
  tellRefusalsHere(keys)
  return RefusalSpot
}
