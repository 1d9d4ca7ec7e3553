import { computed, shallowRef } from 'vue'
import type { ActionSpec } from '@/games/game'
import { gameActions, type GameActionId } from '@/games/registry'
import { capsOfStroke, type PressedKey, shortCaps, strokeOf, isSingle, type Stroke } from './strokes'
import { shellActions } from '@/features/actions/shell-actions'
import type { Preferences } from '#shared/contract'
import { refusalOfKey } from './refused-keys'

export type ActionId = GameActionId | (typeof shellActions)[number]['id']

export interface KeyBinding extends Omit<ActionSpec, 'keys'>, BoundKeys {
  readonly id: ActionId
  readonly delivered: readonly string[]
  /** The text on the key caps: the first key, or `1 – 8` for many; empty without a key. */
  readonly caps: readonly string[]
}

const specs: readonly ActionSpec[] = [...gameActions, ...shellActions]
/** The defaults, until the first snapshot brings the choices of this GM. */
const choices = shallowRef<KeyChoices>({ keys: {}, singleKeys: true })

/** Applies the keys that this GM has chosen. */
export function chooseKeys({ keys, singleKeys }: KeyChoices): void {
  choices.value = { keys, singleKeys }
}

/** Every action of a key on the dashboard, with its present keys. */
export const keyMap = computed<readonly KeyBinding[]>(() => {
  const bound = boundKeys(specs, choices.value)
  return specs.map((spec, at) => {
    const { assigned, keys } = bound[at] ?? { assigned: [], keys: [] }
    return { ...spec, id: spec.id as ActionId, delivered: spec.keys, assigned, keys, caps: painted(spec, keys) }
  })
})

/** Whether letters, digits and signs have an effect without a modifier. */
export const singleKeysOn = computed(() => choices.value.singleKeys)

/** The action of each stroke, and the index of the key. Letters for picking are not included. */
const meanings = computed<ReadonlyMap<string, KeyMeaning>>(() => {
  const bound = keyMap.value.filter(each => !each.lettered && !each.during)
  return new Map(bound.flatMap(({ id, keys }) => keys.map((stroke, nth) => [stroke, { action: id, nth }] as const)))
})

function painted(spec: ActionSpec, keys: readonly string[]): readonly string[] {
  const working = keys.filter(Boolean)
  const first = working[0] ?? ''
  if (first && keys.every((stroke, nth) => stroke === spec.keys[nth])) return spec.caps ?? capsOfStroke(first)
  return first && spec.caps?.includes('–') ? [first, '–', working.at(-1) ?? first] : capsOfStroke(first)
}

/** The pressed key, and the focus. */
export interface KeyPress extends PressedKey {
  /** The focused element: text keeps its letters; a control reached by the keyboard keeps its Enter. */
  readonly at: 'nowhere' | 'text' | 'control'
  /** Number of things to pick by letter; letters mean these first. */
  readonly lettered: number
  /** Actions with limited times that are possible now; their keys mean these first. */
  readonly now?: readonly ActionId[]
}

export interface KeyMeaning {
  readonly action: ActionId
  /** The index of the digit or letter, for an action with several keys: 0 for `1` or `a`. */
  readonly nth: number
}

/** The meaning of this key press, or null. */
export function actionOf(press: KeyPress): KeyMeaning | null {
  const key = press.key.toLowerCase()
  if (press.at === 'control' && (key === 'enter' || key === ' ')) return null
  const meant = chosenFor(press) ?? ofTheMoment(press) ?? letterOf(press) ?? meanings.value.get(strokeOf(press)) ?? null
  return meant && press.at === 'text' && !reachesText(meant.action, press) ? null : meant
}

/** A character that the GM has chosen keeps the chosen meaning, even on a key with another meaning. */
function chosenFor({ written, ...press }: KeyPress): KeyMeaning | null {
  if (written === undefined) return null
  const stroke = strokeOf({ ...press, key: written })
  const binding = keyMap.value.find(
    ({ keys, delivered, lettered, during }) =>
      !lettered && !during && keys.includes(stroke) && !delivered.includes(stroke)
  )
  return binding ? { action: binding.id, nth: binding.keys.indexOf(stroke) } : null
}

/** Whether a key has priority over typed text. */
function reachesText(action: ActionId, { key, ctrl, alt }: KeyPress): boolean {
  if (/^f\d/i.test(key)) return true
  return (ctrl || alt) && keyMap.value.some(({ id, typing }) => id === action && typing)
}

function ofTheMoment(press: KeyPress): KeyMeaning | null {
  const stroke = strokeOf(press)
  const binding = keyMap.value.find(({ id, keys }) => press.now?.includes(id) && keys.includes(stroke))
  return binding ? { action: binding.id, nth: binding.keys.indexOf(stroke) } : null
}

function letterOf({ key, ctrl, alt, shift, at, lettered: waiting }: KeyPress): KeyMeaning | null {
  if (ctrl || alt || shift || at === 'text') return null
  const binding = keyMap.value.find(each => each.lettered)
  const nth = binding?.keys.indexOf(key.toUpperCase()) ?? -1
  return binding && nth >= 0 && nth < waiting ? { action: binding.id, nth } : null
}

/** A, B, C …: the letters of things that are picked by a key. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

/** The caps of an action's first key, for a button: `Ctrl Z`, `⇧V`; empty without a key. */
export function capsOf(action: ActionId): string {
  return shortCaps(bindingOf(action)?.caps ?? [])
}

/** The caps of one of several keys of an action. @param nth 0 for the first */
export function capsOfNth(action: ActionId, nth: number): string {
  return shortCaps(capsOfStroke(bindingOf(action)?.keys[nth] ?? ''))
}

/** A tooltip with the key for the same action: "Find anything (Ctrl K)". */
export function withKey(says: string, action: ActionId): string {
  const caps = capsOf(action)
  return caps ? `${says} (${caps})` : says
}

function bindingOf(action: ActionId): KeyBinding | undefined {
  return keyMap.value.find(({ id }) => id === action)
}

type KeyChoices = Pick<Preferences, 'keys' | 'singleKeys'>

/** The keys of one action for this GM, by position; empty for a key that is switched off. */
interface BoundKeys {
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
function boundKeys(specs: readonly ActionSpec[], { keys, singleKeys }: KeyChoices): readonly BoundKeys[] {
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
