import type { ActionSpec } from '../../games/game'
import { gameActions, type GameActionId } from '../../games/registry'
import { shellActions } from './shell-actions'

export type ActionId = GameActionId | (typeof shellActions)[number]['id']

interface Stroke {
  /** As `KeyboardEvent.key`, letters in lower case. */
  readonly key: string
  readonly ctrl: boolean
  readonly shift: boolean
}

export interface KeyBinding extends Omit<ActionSpec, 'keys'> {
  readonly id: ActionId
  readonly strokes: readonly Stroke[]
  readonly caps: readonly string[]
}

const named: Readonly<Record<string, string>> = { '←': 'arrowleft', '→': 'arrowright' }

/** Everything that a key can do on the dashboard. */
export const keyMap: readonly KeyBinding[] = [...gameActions, ...shellActions].map((spec: ActionSpec) => ({
  ...spec,
  id: spec.id as ActionId,
  strokes: spec.keys.map(strokeOf),
  caps: spec.caps ?? spec.keys[0]?.split('+') ?? []
}))

function strokeOf(key: string): Stroke {
  const parts = key.split('+')
  const last = parts.at(-1) ?? key
  return { key: named[last] ?? last.toLowerCase(), ctrl: parts.includes('Ctrl'), shift: parts.includes('Shift') }
}

/** The key that was pressed, and where. */
export interface Press {
  readonly key: string
  readonly ctrl: boolean
  readonly shift: boolean
  readonly alt: boolean
  /** What has the focus: words being typed keep their letters, a control that was walked to keeps its Enter. */
  readonly at: 'nowhere' | 'text' | 'control'
  /** How many things wait that are picked by letters; then letters mean them first. */
  readonly lettered: number
}

export interface Pressed {
  readonly action: ActionId
  /** The digit or letter, where one action has several keys: 0 for `1` or `a`. */
  readonly nth: number
}

/** What this key press means, or null when it means nothing here. */
export function actionOf(press: Press): Pressed | null {
  if (press.alt) return null
  const key = press.key.toLowerCase()
  if (press.at === 'text' && !(press.ctrl && key === 'k') && !/^f\d/.test(key)) return null
  if (press.at === 'control' && (key === 'enter' || key === ' ')) return null
  return (press.ctrl || press.shift ? null : letterOf(key, press.lettered)) ?? boundTo(key, press)
}

function letterOf(key: string, waiting: number): Pressed | null {
  const binding = keyMap.find(each => each.lettered)
  const nth = binding?.strokes.findIndex(stroke => stroke.key === key) ?? -1
  return binding && nth >= 0 && nth < waiting ? { action: binding.id, nth } : null
}

function boundTo(key: string, { ctrl, shift }: Press): Pressed | null {
  for (const { id, strokes, lettered } of keyMap) {
    const nth = lettered
      ? -1
      : strokes.findIndex(each => each.key === key && each.ctrl === ctrl && each.shift === shift)
    if (nth >= 0) return { action: id, nth }
  }
  return null
}

/** A, B, C … as things are lettered that are picked by a key. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

/** The caps of an action's first key, to be shown on a button. */
export function capsOf(action: ActionId): string {
  return keyMap.find(binding => binding.id === action)?.caps.join(' ') ?? ''
}
