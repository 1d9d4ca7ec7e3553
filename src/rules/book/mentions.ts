import type { SeatId } from '../core/seat'
import { cutBetweenLetters } from '../core/text'
import { longest, type ThingId } from './vocabulary'

/**
 * Text with mentions. People type `@Yogran`; the book stores `@{t12}`, so that a rename changes every mention (BK7).
 * Characters can be mentioned too: `@{s3}`.
 */
export type MentionTarget = ThingId | SeatId

/** The target of each name that text may mention, by its folded form. */
export type NameIndex = ReadonlyMap<string, MentionTarget>

const token = /@\{([st]\d+(?:-\d+)?)\}/g

/** Lower case, without accents, single spaces: names with the same folded form are the same name. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** A name in its stored form: one line, without the signs of mentions; may be empty. */
export function tidyName(typed: string): string {
  return cutBetweenLetters(typed.replaceAll(/["@{}\s]+/g, ' ').trim(), longest.name).trim()
}

/** A text that was cut, without the beginning of a mention at its end. */
export function withoutHalfMention(text: string): string {
  const begins = text.lastIndexOf('@{')
  return begins >= 0 && !text.includes('}', begins) ? text.slice(0, begins) : text
}

/** What stored text points at, in its order, each once. */
export function mentionsIn(text: string): readonly MentionTarget[] {
  return [...new Set([...text.matchAll(token)].map(match => match[1] as MentionTarget))]
}

/**
 * Converts typed text to stored text.
 * @param named returns the target of a name, known or new
 */
export function stored(typed: string, index: NameIndex, named: (name: string) => MentionTarget): string {
  let [kept, at] = ['', 0]
  for (let sign = typed.indexOf('@'); sign >= 0; sign = typed.indexOf('@', at)) {
    kept += typed.slice(at, sign)
    const found = isWord(typed[sign - 1]) ? null : nameAt(typed.slice(sign + 1, sign + 3 + longest.name), index)
    if (found) kept += `@{${index.get(fold(found.name)) ?? named(found.name)}}`
    else kept += typed[sign + 1] === '{' ? '@ ' : '@'
    at = sign + 1 + (found?.length ?? 0)
  }
  return kept + typed.slice(at)
}

/**
 * The text for reading.
 * @param nameOf the name of a target, without its sign
 */
export function spelled(text: string, nameOf: (mentioned: MentionTarget) => string): string {
  return text.replaceAll(token, (_, mentioned: string) => nameOf(mentioned as MentionTarget))
}

/** A part of a text for reading: plain text, or a mention. */
export type MentionPart = string | { readonly mentioned: MentionTarget; readonly name: string }

/** The text for reading, with mentions separated from plain text. */
export function partsOf(text: string, named: (mentioned: MentionTarget) => string): readonly MentionPart[] {
  return text
    .split(/(@\{[st][\d-]+\})/)
    .filter(part => part !== '')
    .map(part => {
      const [mentioned] = mentionsIn(part)
      return mentioned && part.startsWith('@{') ? { mentioned, name: named(mentioned) } : part
    })
}

/**
 * The text for editing: typed again unchanged, it gives the same stored text. A mention of a removed thing, or of a
 * name that has another owner now, becomes plain text.
 */
export function editable(text: string, index: NameIndex, nameOf: (mentioned: MentionTarget) => string): string {
  return text.replaceAll(token, (whole, mentioned: string, at: number) => {
    const name = nameOf(mentioned as MentionTarget)
    const rest = text.slice(at + whole.length)
    const [following = ''] = rest.split('@', 1)
    const spellings = rest.startsWith('@') ? [`"${name}"`] : [name, `"${name}"`]
    const fitting = spellings.find(spelling => {
      const found = nameAt(`${spelling}${following}`.slice(0, longest.name + 2), index)
      return found?.length === spelling.length && index.get(fold(found.name)) === mentioned
    })
    return fitting === undefined ? name : `@${fitting}`
  })
}

/** A name that was found in text. */
export interface NameFound {
  readonly name: string
  /** Its length in the text, quotes included. */
  readonly length: number
}

/** The name at the start of a text: in quotes, else the longest known name, else a new one (BK6). */
export function nameAt(text: string, index: NameIndex): NameFound | null {
  const quoted = /^"([^"\n]+)"/.exec(text)
  if (quoted) {
    const name = tidyName(quoted[1] ?? '')
    return name === '' ? null : { name, length: quoted[0].length }
  }
  for (let length = Math.min(reachOf(text, index), longest.name); length > 0; length--) {
    if (isWord(text[length - 1]) && isWord(text[length])) continue
    if (/\s/.test(text[length - 1] ?? '')) continue
    const name = text.slice(0, length)
    if (index.has(fold(name))) return { name, length }
  }
  const name = newName.exec(text)?.[0]
  return name === undefined ? null : { name, length: name.length }
}

/** The furthest end of a name: the end of its line, or the sign of the next mention. */
function reachOf(text: string, index: NameIndex): number {
  const end = text.search(hasNamesWithSign(index) ? /\n/ : /[@\n]/)
  return end < 0 ? text.length : end
}

const withSign = new WeakMap<NameIndex, boolean>()

/** A player's name may contain the sign; names of the book never do (`tidyName`). */
function hasNamesWithSign(index: NameIndex): boolean {
  const known = withSign.get(index)
  if (known !== undefined) return known
  const found = [...index.keys()].some(name => name.includes('@'))
  withSign.set(index, found)
  return found
}

const word = String.raw`[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*`
const capital = String.raw`[\p{Lu}\p{N}][\p{L}\p{N}]*(?:['’-][\p{L}\p{N}]+)*`
const joining = 'of|the|de|la|le|da|do|di|du|van|von|der|den|al|el'
/** Capitalised words with joining words between them; else one word. */
const newName = new RegExp(`^(?:${capital}(?: (?:(?:${joining}) )*${capital})*|${word})`, 'u')

function isWord(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
}
