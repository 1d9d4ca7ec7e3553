import { onScopeDispose, shallowReactive } from 'vue'
import { keyMap, type ActionId } from '../keys/keys'

/** What can be done right now, by whoever is on screen to do it. */
export interface ActionHandler {
  /** Why not now, in a few words; null when it can be done. Asked each time. */
  readonly blocked?: () => string | null
  /** How many things wait to be picked by letters; for an action that is `lettered`. */
  readonly count?: () => number
  readonly run: (nth: number) => void
}

const handlers = shallowReactive(new Map<ActionId, readonly ActionHandler[]>())

/** For as long as this component lives, it handles these actions; the youngest component on screen comes first. */
export function useActions(mine: Readonly<Partial<Record<ActionId, ActionHandler | ((nth: number) => void)>>>): void {
  const entries = Object.entries(mine).map(([action, handler]) => [action as ActionId, asHandler(handler)] as const)
  for (const [action, handler] of entries) handlers.set(action, [handler, ...(handlers.get(action) ?? [])])
  onScopeDispose(() => {
    for (const [action, handler] of entries) {
      const left = (handlers.get(action) ?? []).filter(each => each !== handler)
      if (left.length) handlers.set(action, left)
      else handlers.delete(action)
    }
  })
}

/** Whether anybody on screen does this at all. */
export function isOffered(action: ActionId): boolean {
  return handlers.has(action)
}

/** Why it cannot be done now; null when it can. */
export function whyNot(action: ActionId): string | null {
  return handlers.get(action)?.[0]?.blocked?.() ?? null
}

/** How many things wait to be picked by letters. */
export function letteredCount(): number {
  return Math.max(0, ...keyMap.value.map(({ id, lettered: by }) => (by && handlers.get(id)?.[0]?.count?.()) || 0))
}

/** What counts only at times and can be done now. */
export function availableNow(): readonly ActionId[] {
  return keyMap.value.flatMap(({ id, during }) => (during && handlers.has(id) && !whyNot(id) ? [id] : []))
}

/** Does it. @returns whether there was somebody to do it. */
export function perform(action: ActionId, nth = 0): boolean {
  const [handler] = handlers.get(action) ?? []
  handler?.run(nth)
  return handler !== undefined
}

function asHandler(handler: ActionHandler | ((nth: number) => void)): ActionHandler {
  return typeof handler === 'function' ? { run: handler } : handler
}
