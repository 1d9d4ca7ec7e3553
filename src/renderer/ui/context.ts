import { inject, provide, type InjectionKey } from 'vue'

/**
 * Something that a component gives to everything below it. @param missing what is wrong where nobody gave it.
 * @returns how to give it, and how to have it.
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
