// Finds the intended key on every keyboard layout.

/** The parts of a `KeyboardEvent` that identify the key. */
type KeyOnKeyboard = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'getModifierState'
>

/** Keys beside the letters on the keyboard of the United States: alone, and with Shift. */
const signKeys: Readonly<Record<string, readonly [string, string]>> = {
  Backquote: ['`', '~'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?']
}

/** Signs on letter keys of other scripts: Greek has `;` on Q, Hebrew `/` on Q and `'` on W. Dvorak has other signs there. */
const signsOfOtherScripts: Readonly<Record<string, string>> = { KeyQ: ';:/', KeyW: "'" }

/**
 * The key as `KeyboardEvent.key`. A Latin letter, a digit or a sign counts by its character, so Dvorak and QWERTZ keep their letters.
 * A character of another script, or one made by a modifier, counts by its position. The upper row gives its digits without Shift too,
 * as on a French keyboard.
 */
export function typedKey(event: KeyOnKeyboard): string {
  const { key, code } = event
  const isGraph = event.getModifierState('AltGraph')
  const held = !isGraph && (event.altKey || event.ctrlKey || event.metaKey)
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (digit !== undefined) {
    const isOther = isWritten(key) || (held && isUnread(key))
    return isOther && !isGraph && !event.shiftKey ? digit : (digitIn(key) ?? key)
  }
  if (!isMadeOf(event, held)) return digitIn(key) ?? key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return event.shiftKey ? letter : letter.toLowerCase()
  return signKeys[code]?.[event.shiftKey ? 1 : 0] ?? key
}

/** Whether the character does not identify the key: it is of another script, or made by a held modifier. */
function isMadeOf({ key, code, altKey }: KeyOnKeyboard, held: boolean): boolean {
  if (isUnread(key)) return held
  if (!isWritten(key)) return false
  if (/^[\u0020-\u007e]$/.test(key)) return signsOfOtherScripts[code]?.includes(key) ?? false
  // On a Mac ⌥ writes é, ß and ∂; without it é and ß are letters of their own.
  if (/^\p{Script=Latin}$/u.test(key)) return held && altKey
  return held || /[\p{L}\p{M}]/u.test(key)
}

/** One character, or the few that one key of Arabic or Thai writes; not `Enter` or `F4`. */
function isWritten(key: string): boolean {
  return key.length === 1 || /[^\u0020-\u007e]/.test(key)
}

function isUnread(key: string): boolean {
  return key === 'Dead' || key === 'Unidentified'
}

/** Arabic, Persian and Indian digits, also on a numeric keypad. */
function digitIn(key: string): string | undefined {
  const first = key.codePointAt(0) ?? 0
  if (!/^\p{Nd}$/u.test(key) || first < 0x80) return undefined
  // The digits of every script are ten in a row, the zero first.
  for (let value = 0; value < 10; value++)
    if (!/^\p{Nd}$/u.test(String.fromCodePoint(first - value - 1))) return String(value)
  return undefined
}

/** A browser saves or opens a web page with these keys. Here that is never intended, least of all while typing. */
export function keepBrowserOut(event: KeyboardEvent): void {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && /^[so]$/i.test(typedKey(event))) event.preventDefault()
}
