import { keyOf, type Stroke } from './strokes'

/** Keys with a fixed meaning everywhere, and that meaning. */
const fixed: Readonly<Record<string, string>> = {
  Esc: 'closes what lies on top',
  Tab: 'walks from one control to the next',
  Enter: 'presses what has the focus',
  Space: 'presses what has the focus',
  '←': 'walks within a group',
  '→': 'walks within a group',
  '↑': 'walks within a list',
  '↓': 'walks within a list',
  Home: 'goes to the first in a list',
  End: 'goes to the last in a list',
  PgUp: 'scrolls',
  PgDn: 'scrolls',
  Backspace: 'deletes what was typed'
}

/** Keys that the browser or the system handles before a page, or instead of it. */
const browsers: ReadonlySet<Stroke> = new Set([
  ...['A', 'C', 'V', 'X'].map(key => `Ctrl+${key}`),
  ...['N', 'T', 'W', 'R', 'L', 'P', 'F', 'D', 'H', 'J', 'U', 'Q', '+', '-', '=', '0', ','].map(key => `Ctrl+${key}`),
  ...['N', 'T', 'W', 'R', 'P', 'I', 'J', 'C', 'Q', 'B', 'Del'].map(key => `Ctrl+Shift+${key}`),
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', 'F4', 'F5'].map(key => `Ctrl+${key}`),
  ...['D', 'E', 'F', '←', '→', 'F4', 'Home'].map(key => `Alt+${key}`),
  ...['F5', 'F6', 'F7', 'F10', 'F11', 'F12', 'Shift+F10', 'ContextMenu']
])

const unreadable = /^(?:Dead|Unidentified|Process|Compose|.*Lock|Meta|OS|Fn)$/

/** Why no action may have this key, in words, or null. An action may always have its default key. */
export function refusalOfKey(stroke: Stroke, delivered: readonly Stroke[]): string | null {
  if (delivered.includes(stroke)) return null
  const key = keyOf(stroke)
  if (unreadable.test(key)) return 'This key cannot be told from others. Press another one.'
  const does = fixed[key]
  if (does && !/^(?:Ctrl|Alt)\+/.test(stroke)) return `${key} ${does}, on every page. Press another key.`
  if (key === 'Tab' || key === 'Esc') return `${stroke} belongs to the system. Press another key.`
  return browsers.has(stroke)
    ? `${stroke.replaceAll('+', ' ').replace(/ $/, '+')} belongs to the browser or the system. Press another key.`
    : null
}

/** Whether the key is only a modifier, such as Shift or Ctrl. */
export function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn'].includes(key)
}
