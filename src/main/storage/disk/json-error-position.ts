/**
 * Where a text stops being JSON, found in one pass: the number of the character that cannot stand where it stands, or the
 * length of the text when only its end is missing.
 */
export function jsonErrorPosition(text: string): number {
  const open: ('{' | '[')[] = []
  let wants: Wants = 'value'
  let at = 0
  while (at < text.length) {
    const letter = text[at] as string
    if (letter === ' ' || letter === '\n' || letter === '\r' || letter === '\t') {
      at += 1
      continue
    }
    const mayClose = wants === 'comma' || wants === 'value-or-end' || wants === 'name-or-end'
    if (letter === '}' || letter === ']') {
      if (!mayClose || open.pop() !== (letter === '}' ? '{' : '[')) return at
      wants = open.length > 0 ? 'comma' : 'nothing'
      at += 1
    } else if (wants === 'comma') {
      if (letter !== ',') return at
      wants = open.at(-1) === '{' ? 'name' : 'value'
      at += 1
    } else if (wants === 'colon') {
      if (letter !== ':') return at
      wants = 'value'
      at += 1
    } else if (wants === 'name' || wants === 'name-or-end') {
      const end = endOf(text, at, textShape)
      if (end === null) return badIn(text, at)
      wants = 'colon'
      at = end
    } else if (wants === 'nothing') return at
    else if (letter === '{' || letter === '[') {
      open.push(letter)
      wants = letter === '{' ? 'name-or-end' : 'value-or-end'
      at += 1
    } else {
      const end = endOf(text, at, letter === '"' ? textShape : wordShape)
      if (end === null) return badIn(text, at)
      wants = open.length > 0 ? 'comma' : 'nothing'
      at = end
    }
  }
  return text.length
}

type Wants = 'value' | 'value-or-end' | 'name' | 'name-or-end' | 'colon' | 'comma' | 'nothing'

const textShape = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const wordShape = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

function endOf(text: string, at: number, shape: RegExp): number | null {
  shape.lastIndex = at
  return shape.test(text) ? shape.lastIndex : null
}

/** A text without its end is bad where its line ends: no text of ours goes on into the next. */
function badIn(text: string, at: number): number {
  if (text[at] !== '"') return at
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}
