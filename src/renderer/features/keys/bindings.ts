import type { Preferences } from '#shared/contract'
import type { ActionSpec } from '../../games/game'
import { refusalOfKey } from './refused-keys'
import { isSingle, type Stroke } from './strokes'

export type KeyChoices = Pick<Preferences, 'keys' | 'singleKeys'>

/** The keys of one action for this GM, by position; empty for a key that is switched off. */
export interface BoundKeys {
  /** The chosen keys, or the defaults. */
  readonly assigned: readonly Stroke[]
  /** The working keys: without single keys, if these are switched off. */
  readonly keys: readonly Stroke[]
}

/**
 * The keys of all actions. Chosen keys come before defaults: an action of a later version never takes a chosen key away.
 * Of two actions with the same chosen key the first has it. An action with limited times (`during`) takes no key from the others.
 * An invalid choice counts as none.
 */
export function boundKeys(specs: readonly ActionSpec[], { keys, singleKeys }: KeyChoices): readonly BoundKeys[] {
  const taken = new Set<string>()
  const claim = (stroke: Stroke, { during = '' }: ActionSpec): Stroke => {
    const place = `${stroke} ${during}`
    if (stroke === '' || taken.has(place)) return ''
    taken.add(place)
    return stroke
  }
  const chosen = specs.map(spec =>
    spec.keys.map((_, nth) => chosenKey(spec, keys, nth)).map(each => each && claim(each, spec))
  )
  return specs.map((spec, at) => {
    const assigned = spec.keys.map((delivered, nth) =>
      spec.lettered ? delivered : (chosen[at]?.[nth] ?? claim(delivered, spec))
    )
    return { assigned, keys: assigned.map(stroke => (singleKeys || !isSingle(stroke) ? stroke : '')) }
  })
}

/** Null without a choice of the GM, or with an invalid one. */
function chosenKey(spec: ActionSpec, keys: KeyChoices['keys'], nth: number): Stroke | null {
  if (spec.lettered || !Object.hasOwn(keys, spec.id)) return null
  const stroke = keys[spec.id]?.[nth] ?? null
  return stroke && refusalOfKey(stroke, spec.keys) ? null : stroke
}
