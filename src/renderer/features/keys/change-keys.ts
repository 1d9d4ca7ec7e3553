import type { Preferences } from '#shared/contract'
import type { KeyBinding } from './keys'
import { refusalOfKey } from './refused-keys'
import type { Stroke } from './strokes'

type Bindings = readonly KeyBinding[]
const figures = 'Figures answer the step itself. Press another key.'
type Keys = Preferences['keys']

/** One key of an action, by its index from 0. */
export interface AssignedKey {
  readonly action: KeyBinding['id']
  readonly nth: number
}

/** Whether an action may have a key: yes, never, taken by another action, or with another meaning at other times. */
export type KeyCheck =
  | { readonly kind: 'fine' }
  | { readonly kind: 'refused'; readonly says: string }
  | { readonly kind: 'taken'; readonly by: AssignedKey; readonly says: string; readonly mayTakeMine: boolean }
  | { readonly kind: 'shared'; readonly says: string }

/** The judgement about this stroke for this key. Pure; the GM decides about a taken key. */
export function checkKey(bindings: Bindings, key: AssignedKey, stroke: Stroke): KeyCheck {
  const mine = bindingAt(bindings, key)
  const says = refusalOfKey(stroke, mine.delivered) ?? (mine.during && /^\d$/.test(stroke) ? figures : null)
  if (says) return { kind: 'refused', says }
  const by = holderOf(bindings, stroke, mine.during)
  if (!by) {
    const also = alsoMeans(bindings, key.action, stroke)
    return also === null || mine.delivered.includes(stroke) ? { kind: 'fine' } : { kind: 'shared', says: also }
  }
  if (by.action === key.action && by.nth === key.nth) return { kind: 'fine' }
  const other = bindingAt(bindings, by)
  const old = mine.assigned[key.nth] ?? ''
  return { kind: 'taken', by, says: other.says, mayTakeMine: old !== '' && refusalOfKey(old, other.delivered) === null }
}

/** The meaning of a key for other actions at other times, or null: `“Change the scene” at other times`. */
export function alsoMeans(bindings: Bindings, action: AssignedKey['action'], stroke: Stroke): string | null {
  const mine = bindingAt(bindings, { action, nth: 0 })
  const others = bindings.filter(
    each => each.during !== mine.during && !each.lettered && each.assigned.includes(stroke)
  )
  const means = others.map(({ says, during }) => (during ? `“${says}” ${during}` : `“${says}” at other times`))
  return stroke === '' || means.length === 0 ? null : means.join(', ')
}

/** The choices after these changes, without defaults and without unknown actions. */
export function keysWith(bindings: Bindings, chosen: readonly (readonly [AssignedKey, Stroke])[]): Keys {
  return keysOf(bindings, ({ id, assigned }) =>
    assigned.map((stroke, nth) => chosen.find(([key]) => key.action === id && key.nth === nth)?.[1] ?? stroke)
  )
}

/**
 * The choices after this action got its default keys again. Another action with one of these keys loses it.
 * @param action absent: all actions
 */
export function keysReset(bindings: Bindings, action?: KeyBinding['id']): Keys {
  if (action === undefined) return {}
  const of = bindings.find(({ id }) => id === action)
  return keysOf(bindings, ({ id, assigned, delivered, during }) =>
    id === action
      ? delivered
      : assigned.map(stroke => (during === of?.during && of?.delivered.includes(stroke) ? '' : stroke))
  )
}

/** Whether this action's keys differ from the defaults. */
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

function holderOf(bindings: Bindings, stroke: Stroke, during?: string): AssignedKey | null {
  for (const { id, assigned, lettered, during: at } of bindings) {
    const nth = lettered || at !== during ? -1 : assigned.indexOf(stroke)
    if (nth >= 0) return { action: id, nth }
  }
  return null
}

function bindingAt(bindings: Bindings, { action }: AssignedKey): KeyBinding {
  const found = bindings.find(({ id }) => id === action)
  if (!found) throw new Error(`no action is called ${action}`)
  return found
}
