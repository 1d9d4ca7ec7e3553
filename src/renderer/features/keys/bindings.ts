import type { Preferences } from '#shared/contract'
import type { ActionSpec } from '../../games/game'
import { refusalOfKey } from './refused-keys'
import { isSingle, type Stroke } from './strokes'

export type KeyChoices = Pick<Preferences, 'keys' | 'singleKeys'>

/** The keys of one action as this GM has them, each in its place: an empty text where one is switched off. */
export interface BoundKeys {
  /** What the GM has chosen, or what was delivered. */
  readonly assigned: readonly Stroke[]
  /** What works now: without single keys, where these are switched off. */
  readonly keys: readonly Stroke[]
}

/**
 * The keys of all actions. What the GM chose comes before what was delivered, so that an action of a later version never
 * takes a chosen key away; of two that chose the same the first has it. What counts only at times (`during`) takes no key from what counts always. A choice that may not be is as if it were none.
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

/** Null where the GM has not chosen, or chose what may not be. */
function chosenKey(spec: ActionSpec, keys: KeyChoices['keys'], nth: number): Stroke | null {
  if (spec.lettered || !Object.hasOwn(keys, spec.id)) return null
  const stroke = keys[spec.id]?.[nth] ?? null
  return stroke && refusalOfKey(stroke, spec.keys) ? null : stroke
}
