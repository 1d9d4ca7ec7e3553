import type { Component } from 'vue'
import { asyncPart } from '../ui/async-part'

/** A component in a file of its own, loaded when it is first shown, or earlier by `load`. */
export interface LazyComponent {
  readonly component: Component
  load(): Promise<{ readonly default: Component }>
}

export function lazy(load: () => Promise<{ readonly default: Component }>): LazyComponent {
  let loading: ReturnType<typeof load> | null = null
  const once = (): ReturnType<typeof load> => (loading ??= load())
  return { component: asyncPart(once), load: once }
}
