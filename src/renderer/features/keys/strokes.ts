import { typedKey } from '@/ui/typed-key'

/** A key with its modifiers, as in `actions` and in the preferences: `S`, `Shift+V`, `Ctrl+Shift+Z`, `←`, `F9`. */
export type Stroke = string

/** The parts of a pressed key that identify the stroke; a `KeyboardEvent` has all of them. */
export interface PressedKey {
  /** As `KeyboardEvent.key`, on every keyboard (`typedKey`). */
  readonly key: string
  /** The typed character, if the key has another meaning. */
  readonly written?: string
  readonly ctrl: boolean
  readonly shift: boolean
  readonly alt: boolean
}

const names: Readonly<Record<string, string>> = {
  ' ': 'Space',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  escape: 'Esc',
  delete: 'Del',
  insert: 'Ins',
  pageup: 'PgUp',
  pagedown: 'PgDn'
}

/** The stroke of a key press. A sign contains its Shift, on every keyboard; Shift counts only with letters and named keys. */
export function strokeOf({ key, ctrl, shift, alt }: PressedKey): Stroke {
  const name = names[key.toLowerCase()] ?? (key.length === 1 ? key.toUpperCase() : key)
  const namesShift = shift && (name.length > 1 || isLetter(name))
  return [ctrl && 'Ctrl', alt && 'Alt', namesShift && 'Shift', name].filter(Boolean).join('+')
}

/** Ctrl (or Cmd) and Alt as intended: AltGr writes signs, and counts as neither. */
export function pressedKey(event: KeyboardEvent): PressedKey {
  const key = typedKey(event)
  const graph = event.getModifierState('AltGraph')
  return {
    key,
    ...(key === event.key ? {} : { written: event.key }),
    ctrl: !graph && (event.ctrlKey || event.metaKey),
    shift: event.shiftKey,
    alt: !graph && event.altKey
  }
}

/** The key caps of a stroke. */
export function capsOfStroke(stroke: Stroke): readonly string[] {
  if (stroke === '') return []
  const key = keyOf(stroke)
  return [...stroke.slice(0, -key.length).split('+').filter(Boolean), key]
}

/** The stroke without its modifiers. */
export function keyOf(stroke: Stroke): string {
  return /^(?:(?:Ctrl|Alt|Shift)\+)*(.+)$/.exec(stroke)?.[1] ?? ''
}

/** Whether it is a letter, digit or sign without Ctrl and Alt (WCAG 2.1.4). A slip or a spoken word may type it. */
export function isSingle(stroke: Stroke): boolean {
  return stroke !== '' && !/^(?:Ctrl|Alt)\+/.test(stroke) && keyOf(stroke).length === 1 && !/[←→↑↓]/.test(stroke)
}

function isLetter(key: string): boolean {
  return key.toLowerCase() !== key.toUpperCase()
}

/** Key caps in a short form for buttons: `Ctrl Z`, `⇧V`. */
export function shortCaps(caps: readonly string[]): string {
  return caps.join(' ').replace('Shift ', '⇧')
}
