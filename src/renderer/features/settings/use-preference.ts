import { computed, type WritableComputedRef } from 'vue'
import type { Preferences } from '#shared/contract'
import { useAsk } from '../commands/use-ask'

/** One preference of the GM for `v-model`: writing sends a request, and the value changes with the host's answer. */
export function usePreference<Name extends keyof Preferences>(
  preferences: () => Preferences,
  name: Name
): WritableComputedRef<Preferences[Name]> {
  const { ask } = useAsk()
  return computed({
    get: () => preferences()[name],
    set: value => void ask({ ask: 'set-preferences', preferences: { [name]: value } })
  })
}
