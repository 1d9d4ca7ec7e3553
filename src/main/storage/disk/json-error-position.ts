type Expectation = 'value' | 'value-or-end' | 'name' | 'name-or-end' | 'colon' | 'comma' | 'nothing'

/** The progress of reading a text as JSON. */
interface Reading {
  readonly text: string
  at: number
  /** The kind of token that must come next. */
  wants: Expectation
  /** The lists and objects that are still open, the innermost last. */
  readonly open: ('{' | '[')[]
}

/**
 * The position at which a text stops being JSON, found in one pass: the index of the first invalid character. It is the
 * length of the text when only the end is missing.
 */
export function jsonErrorPosition(text: string): number {
  const reading: Reading = { text, at: 0, wants: 'value', open: [] }
  while (reading.at < text.length) {
    const letter = text[reading.at] as string
    if (letter === ' ' || letter === '\n' || letter === '\r' || letter === '\t') {
      reading.at += 1
      continue
    }
    const bad = letter === '}' || letter === ']' ? close(reading, letter) : readNext(reading, letter)
    if (bad !== null) return bad
  }
  return text.length
}

// Reads one token and advances, or returns the position of the fault.

function readNext(reading: Reading, letter: string): number | null {
  const { at, wants, open } = reading
  switch (wants) {
    case 'comma':
      return letter === ',' ? step(reading, open.at(-1) === '{' ? 'name' : 'value') : at
    case 'colon':
      return letter === ':' ? step(reading, 'value') : at
    case 'name':
    case 'name-or-end':
      return readWord(reading, textShape, 'colon')
    case 'nothing':
      return at
    case 'value':
    case 'value-or-end':
      if (letter !== '{' && letter !== '[')
        return readWord(reading, letter === '"' ? textShape : wordShape, open.length > 0 ? 'comma' : 'nothing')
      open.push(letter)
      return step(reading, letter === '{' ? 'name-or-end' : 'value-or-end')
  }
}

function close(reading: Reading, letter: '}' | ']'): number | null {
  const { at, wants, open } = reading
  const mayClose = wants === 'comma' || wants === 'value-or-end' || wants === 'name-or-end'
  if (!mayClose || open.pop() !== (letter === '}' ? '{' : '[')) return at
  return step(reading, open.length > 0 ? 'comma' : 'nothing')
}

function step(reading: Reading, wants: Expectation): null {
  reading.at += 1
  reading.wants = wants
  return null
}

function readWord(reading: Reading, shape: RegExp, wants: Expectation): number | null {
  const { text, at } = reading
  shape.lastIndex = at
  if (!shape.test(text)) return badIn(text, at)
  reading.at = shape.lastIndex
  reading.wants = wants
  return null
}

const textShape = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const wordShape = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/** A string without a closing quote is faulty where its line ends: no string in our files spans two lines. */
function badIn(text: string, at: number): number {
  if (text[at] !== '"') return at
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}
