import type { ActionId } from '@/features/keys/keys'
import { showRefusalsHere } from './refusal-spot'
import RefusalSpot from './RefusalSpot.vue'

/**
 * The `RefusalSpot` in this component's template shows refusals of requests from this component and from those below it.
 * @param keys actions whose refusals are shown here too, although a key started them
 * @returns that component
 */
export function useRefusalSpot(keys: readonly ActionId[] = []): typeof RefusalSpot {
  showRefusalsHere(keys)
  return RefusalSpot
}
