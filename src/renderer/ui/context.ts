import { inject, provide, type InjectionKey } from 'vue'

/**
 * A value that a component provides to all components below it.
 * @param missing the error without a provider
 * @returns a function to provide it, and one to read it
 */
export function context<Value>(missing: string): readonly [(value: Value) => Value, () => Value] {
  const key: InjectionKey<Value> = Symbol(missing)
  return [
    value => {
      provide(key, value)
      return value
    },
    () => {
      const value = inject(key)
      if (value === undefined) throw new Error(missing)
      return value
    }
  ]
}
