import { computed, type Ref, type WritableComputedRef } from 'vue'
import type { Preferences } from '#shared/contract'
import { useAsk } from '../use-ask'

/** One of the GM's preferences as something to bind a control to: writing asks the host, and the host's answer shows. */
export function usePreference<Name extends keyof Preferences>(
  preferences: Readonly<Ref<Preferences>>,
  name: Name
): WritableComputedRef<Preferences[Name]> {
  const { ask } = useAsk()
  return computed({
    get: () => preferences.value[name],
    set: value => {
      const changed: Partial<Preferences> = { [name]: value } as Pick<Preferences, Name>
      void ask({ ask: 'set-preferences', preferences: changed })
    }
  })
}
