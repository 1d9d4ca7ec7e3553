import type { Component } from 'vue'
import { defineLazyComponent } from '@/ui/lazy-component'

/**
 * A component in a file of its own, loaded when it is first shown, or earlier by `load`. For what a game lists in
 * game.ts, screens.ts and stream.ts. A component that shows another late takes `defineLazyComponent`.
 */
export interface LazyComponent {
  readonly component: Component
  load(): Promise<Component>
}

/** @param fetch brings the component, or the module of which it is the default export */
export function lazy(fetch: () => Promise<Component | { readonly default: Component }>): LazyComponent {
  let loading: Promise<Component> | null = null
  const load = (): Promise<Component> =>
    (loading ??= fetch().then(found => ('default' in found ? (found.default as Component) : found)))
  return { component: defineLazyComponent(load), load }
}
