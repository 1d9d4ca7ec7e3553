import { computed, type WritableComputedRef } from 'vue'
import type { Preferences } from '#shared/contract'
import { useAsk } from '../commands/use-ask'

/** One of the GM's preferences as something to bind a control to: writing asks the host, and the host's answer shows. */
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
