import { computed, shallowRef } from 'vue'
import type { ActionSpec } from '../../games/game'
import { gameActions, type GameActionId } from '../../games/registry'
import { boundKeys, type BoundKeys, type KeyChoices } from './bindings'
import { capsOfStroke, type PressedKey, shortCaps, strokeOf } from './strokes'
import { shellActions } from '../actions/shell-actions'

export type ActionId = GameActionId | (typeof shellActions)[number]['id']

export interface KeyBinding extends Omit<ActionSpec, 'keys'>, BoundKeys {
  readonly id: ActionId
  readonly delivered: readonly string[]
  /** What is painted on the key caps now: its first key, or `1 – 8` for many. Empty where it has no key. */
  readonly caps: readonly string[]
}

const specs: readonly ActionSpec[] = [...gameActions, ...shellActions]
/** As delivered, until the first picture says what this GM has chosen. */
const choices = shallowRef<KeyChoices>({ keys: {}, singleKeys: true })

/** From now on the keys are as this GM has chosen them. */
export function chooseKeys({ keys, singleKeys }: KeyChoices): void {
  choices.value = { keys, singleKeys }
}

/** Everything that a key can do on the dashboard, with its keys as they are now. */
export const keyMap = computed<readonly KeyBinding[]>(() => {
  const bound = boundKeys(specs, choices.value)
  return specs.map((spec, at) => {
    const { assigned, keys } = bound[at] ?? { assigned: [], keys: [] }
    return { ...spec, id: spec.id as ActionId, delivered: spec.keys, assigned, keys, caps: painted(spec, keys) }
  })
})

/** Whether letters, digits and signs do something by themselves. */
export const singleKeysOn = computed(() => choices.value.singleKeys)

/** Which action a stroke means, and which of its keys it is. Letters that pick are not among them. */
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

/** The key that was pressed, and where. */
export interface KeyPress extends PressedKey {
  /** What has the focus: words being typed keep their letters, a control that was walked to keeps its Enter. */
  readonly at: 'nowhere' | 'text' | 'control'
  /** How many things wait that are picked by letters; then letters mean them first. */
  readonly lettered: number
  /** What counts only at times, and can be done now; then its keys mean it before anything else. */
  readonly now?: readonly ActionId[]
}

export interface KeyMeaning {
  readonly action: ActionId
  /** The digit or letter, where one action has several keys: 0 for `1` or `a`. */
  readonly nth: number
}

/** What this key press means, or null when it means nothing here. */
export function actionOf(press: KeyPress): KeyMeaning | null {
  const key = press.key.toLowerCase()
  if (press.at === 'control' && (key === 'enter' || key === ' ')) return null
  const meant = chosenFor(press) ?? ofTheMoment(press) ?? letterOf(press) ?? meanings.value.get(strokeOf(press)) ?? null
  return meant && press.at === 'text' && !reachesText(meant.action, press) ? null : meant
}

/** A character that the GM has chosen by pressing it means what was chosen, also where its key would mean another one. */
function chosenFor({ written, ...press }: KeyPress): KeyMeaning | null {
  if (written === undefined) return null
  const stroke = strokeOf({ ...press, key: written })
  const binding = keyMap.value.find(
    ({ keys, delivered, lettered, during }) =>
      !lettered && !during && keys.includes(stroke) && !delivered.includes(stroke)
  )
  return binding ? { action: binding.id, nth: binding.keys.indexOf(stroke) } : null
}

/** Whether a key goes before the words that are being typed. */
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

/** A, B, C … as things are lettered that are picked by a key. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

/** The caps of an action's first key, to be shown on a button: `Ctrl Z`, `⇧V`. Empty where it has no key. */
export function capsOf(action: ActionId): string {
  return shortCaps(bindingOf(action)?.caps ?? [])
}

/** The caps of one of several keys of an action. @param nth 0 for the first */
export function capsOfNth(action: ActionId, nth: number): string {
  return shortCaps(capsOfStroke(bindingOf(action)?.keys[nth] ?? ''))
}

/** A tooltip with the key that does the same: "Find anything (Ctrl K)". */
export function withKey(says: string, action: ActionId): string {
  const caps = capsOf(action)
  return caps ? `${says} (${caps})` : says
}

function bindingOf(action: ActionId): KeyBinding | undefined {
  return keyMap.value.find(({ id }) => id === action)
}
