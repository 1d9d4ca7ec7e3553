import type { Preferences } from '#shared/contract'
import type { KeyBinding } from '../keys'
import { refusalOfKey } from './refused-keys'
import type { Stroke } from './strokes'

type Bindings = readonly KeyBinding[]
type Keys = Preferences['keys']

/** One of the keys of an action; 0 for the first. */
export interface KeyPlace {
  readonly action: KeyBinding['id']
  readonly nth: number
}

/** Whether an action may have a key: yes, never, or somebody else has it. */
export type Judgement =
  | { readonly kind: 'fine' }
  | { readonly kind: 'refused'; readonly says: string }
  | { readonly kind: 'taken'; readonly by: KeyPlace; readonly says: string; readonly mayTakeMine: boolean }

/** What speaks against giving this stroke to that place. Pure; the GM decides about a key that is taken. */
export function judgeKey(bindings: Bindings, place: KeyPlace, stroke: Stroke): Judgement {
  const mine = bindingAt(bindings, place)
  const says = refusalOfKey(stroke, mine.delivered)
  if (says) return { kind: 'refused', says }
  const by = holderOf(bindings, stroke)
  if (!by || (by.action === place.action && by.nth === place.nth)) return { kind: 'fine' }
  const other = bindingAt(bindings, by)
  const old = mine.assigned[place.nth] ?? ''
  return { kind: 'taken', by, says: other.says, mayTakeMine: old !== '' && refusalOfKey(old, other.delivered) === null }
}

/** The choices when these places have these strokes; what is as delivered is not kept, nor what no action of today has. */
export function keysWith(bindings: Bindings, wishes: readonly (readonly [KeyPlace, Stroke])[]): Keys {
  return keysOf(bindings, ({ id, assigned }) =>
    assigned.map((stroke, nth) => wishes.find(([place]) => place.action === id && place.nth === nth)?.[1] ?? stroke)
  )
}

/**
 * The choices when this action has its delivered keys again. Whoever was given one of them meanwhile loses it.
 * @param action all actions without it
 */
export function keysReset(bindings: Bindings, action?: KeyBinding['id']): Keys {
  if (action === undefined) return {}
  const back = bindings.find(({ id }) => id === action)?.delivered ?? []
  return keysOf(bindings, ({ id, assigned, delivered }) =>
    id === action ? delivered : assigned.map(stroke => (back.includes(stroke) ? '' : stroke))
  )
}

/** Whether this action's keys are other than they were delivered. */
export function isChanged({ assigned, delivered }: KeyBinding): boolean {
  return assigned.some((stroke, nth) => stroke !== delivered[nth])
}

function keysOf(bindings: Bindings, strokesOf: (binding: KeyBinding) => readonly Stroke[]): Keys {
  const changed = bindings
    .filter(({ lettered }) => !lettered)
    .map(binding => ({ ...binding, assigned: strokesOf(binding) }))
    .filter(isChanged)
  return Object.fromEntries(changed.map(({ id, assigned }) => [id, [...assigned]]))
}

function holderOf(bindings: Bindings, stroke: Stroke): KeyPlace | null {
  for (const { id, assigned, lettered } of bindings) {
    const nth = lettered ? -1 : assigned.indexOf(stroke)
    if (nth >= 0) return { action: id, nth }
  }
  return null
}

function bindingAt(bindings: Bindings, { action }: KeyPlace): KeyBinding {
  const found = bindings.find(({ id }) => id === action)
  if (!found) throw new Error(`no action is called ${action}`)
  return found
}
