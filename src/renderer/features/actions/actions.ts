import { onScopeDispose, shallowReactive } from 'vue'
import { keyMap, type ActionId } from '@/features/keys/keys'

/** An action that a component on screen can perform now. */
export interface ActionHandler {
  /** Why the action is impossible now, in a few words, or null. Evaluated each time. */
  readonly blocked?: () => string | null
  /** Number of things to pick by letter; for an action that is `lettered`. */
  readonly count?: () => number
  /** Whether the part that the action opens is on screen already; absent: the action opens none, or closes it again. */
  readonly isOpen?: () => boolean
  readonly run: (nth: number) => void
}

const handlers = shallowReactive(new Map<ActionId, readonly ActionHandler[]>())

/** Handles these actions for the lifetime of this component; of several components the newest comes first. */
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

/** Whether any component on screen handles this action. */
export function isOffered(action: ActionId): boolean {
  return handlers.has(action)
}

/** Whether the part that the action opens is on screen already. */
export function isOpened(action: ActionId): boolean {
  return handlers.get(action)?.[0]?.isOpen?.() ?? false
}

/** Why the action is impossible now, or null. */
export function whyNot(action: ActionId): string | null {
  return handlers.get(action)?.[0]?.blocked?.() ?? null
}

/** Number of things to pick by letter. */
export function letteredCount(): number {
  return Math.max(0, ...keyMap.value.map(({ id, lettered: by }) => (by && handlers.get(id)?.[0]?.count?.()) || 0))
}

/** Actions with limited times (`during`) that are possible now. */
export function availableNow(): readonly ActionId[] {
  return keyMap.value.flatMap(({ id, during }) => (during && handlers.has(id) && !whyNot(id) ? [id] : []))
}

/** Performs the action. @returns whether a component handled it */
export function perform(action: ActionId, nth = 0): boolean {
  const [handler] = handlers.get(action) ?? []
  handler?.run(nth)
  return handler !== undefined
}

function asHandler(handler: ActionHandler | ((nth: number) => void)): ActionHandler {
  return typeof handler === 'function' ? { run: handler } : handler
}
