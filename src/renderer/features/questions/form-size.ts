import { computed, type ComputedRef, inject, type InjectionKey, provide } from 'vue'

/** A form for the Game Master, for a phone in one hand, or for one shared screen. */
export type FormSize = 'dashboard' | 'phone' | 'shared'

const isShared: InjectionKey<true> = Symbol('one screen for all')

/** The forms of players below this component are on one screen for all: larger, and with keys. */
export function provideSharedScreen(): void {
  provide(isShared, true)
}

/** @param wanted what the component around the form asks for */
export function useFormSize(wanted: () => FormSize): ComputedRef<FormSize> {
  const shared = inject(isShared, false)
  return computed(() => (shared && wanted() === 'phone' ? 'shared' : wanted()))
}
