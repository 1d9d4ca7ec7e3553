import type { Steps } from '../../core/steps'
import { nameAt, type MentionTarget, type NameIndex } from '../mentions'
import { longest } from '../vocabulary'

/** A link in a note: its text, and its path in the written form. */
export interface WrittenLink {
  readonly shows: string
  readonly to: string
  /** Written as `[[name]]`. */
  readonly isWiki: boolean
}

/** The name of a mentioned thing, and the path of its note. */
export interface Target {
  readonly name: string
  /** The path from the mentioning note; null when there is no note. */
  readonly href: string | null
}

const token = /@\{([st]\d+(?:-\d+)?)\}/g
const wikiLink = /\[\[([^[\]\n|#]+)(?:#[^[\]\n|]*)?(?:\|([^[\]\n]*))?\]\]/y
// The text and the path of a link to another note. A plain path has paired brackets, another is between < and >.
const shown = /\[((?:\\.|[^[\]\\\n])*)\]\(/y
const plainPath = /((?:[^()\s<]|\([^()\s]*\))+)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?\)/y
const pathInSigns = /<([^<>\n]+)>\)/y
const longestPath = 1000

/**
 * Converts text of the book to Markdown (OI2). Mentions become links, and text that only looks like a link is escaped.
 */
export function toMarkdown(kept: string, target: (mentioned: MentionTarget) => Target): string {
  let [written, at] = ['', 0]
  const text = portable(kept, target)
  for (const match of text.matchAll(token)) {
    written += escaped(text.slice(at, match.index), true) + linkTo(target(match[1] as MentionTarget))
    at = match.index + match[0].length
  }
  return written + escaped(text.slice(at), false)
}

/** The text as it will return from the folder: a mention without a note becomes its name. */
export function portable(kept: string, target: (mentioned: MentionTarget) => Target): string {
  return wellFormed(kept).replaceAll(token, (whole, mentioned: string) => {
    const { name, href } = target(mentioned as MentionTarget)
    return href === null ? plainName(name) : whole
  })
}

function apart(words: string): string {
  return words.replaceAll(/@(?=\{)/g, '@ ')
}

/** A name of another author must not become a mention. */
function plainName(name: string): string {
  return apart(wellFormed(name))
}

function linkTo({ name, href }: Target): string {
  return `[${name.replaceAll(/[\\[\]<>]/g, sign => `\\${sign}`)}](${href ?? ''})`
}

/** @param isFollowed by a link, so that the end of the text must not become a part of it */
function escaped(text: string, isFollowed: boolean): string {
  const isPlainBracket = plainBracketsIn(text, isFollowed)
  return text.replaceAll(/[\\[@]/g, (sign, at: number) => {
    const next = text[at + 1]
    const isLast = next === undefined && isFollowed
    if (sign === '@') return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? '@' : String.raw`\@`
    if (sign === '[') return isPlainBracket(at) ? '[' : String.raw`\[`
    return isLast || (next !== undefined && '\\[@'.includes(next)) ? String.raw`\\` : '\\'
  })
}

const closedBracket = /\[[^[\]\\\n]*\](?!\()/y

/**
 * Recognises brackets that cannot begin a link: `[ ]`, or a bracket that is not closed in its line. Must be called from
 * left to right, so that each part of the text is read once.
 */
function plainBracketsIn(text: string, isFollowed: boolean): (at: number) => boolean {
  const lineEnd = nextOf('\n', text)
  const closing = nextOf(']', text)
  return at => {
    closedBracket.lastIndex = at
    if (closedBracket.test(text)) return true
    const end = lineEnd(at)
    return closing(at) >= end && !text.startsWith('[[', at) && !(isFollowed && end === text.length)
  }
}

/** The next position of a character, for increasing positions only; the length of the text when there is none. */
function nextOf(sign: string, text: string): (from: number) => number {
  let found = -1
  return from => {
    if (found < from) found = text.indexOf(sign, from)
    if (found < 0) found = text.length
    return found
  }
}

/** The targets of links and of names with their sign in a note. */
export interface MarkedNames {
  /** Null: the target is unknown, and the link stays text. */
  readonly linked: (link: WrittenLink, at: number) => MentionTarget | null
  readonly index: NameIndex
  /** The target of a new name. */
  readonly named: (name: string, at: number) => MentionTarget
  /** Called for text that begins like a link and has no valid target; it stays as it is written. */
  readonly raw?: (at: number) => void
}

/** The number of characters, or of links and names, to read in one step, which takes a few milliseconds. */
const inOneStep = { letters: 16_000, marks: 500 } as const

/**
 * Converts Markdown to text of the book (OI2, OI5): the inverse of `toMarkdown`, also for text written by hand. Each part of the text is read once, and `names` is called from left to right.
 */
export function* fromMarkdownInSteps(written: string, names: MarkedNames): Steps<string> {
  const kept: string[] = []
  let endsWithSign = false
  // Text must not become a mention because of the character before it.
  const keepWords = (words: string): void => {
    if (words === '') return
    kept.push(endsWithSign && words.startsWith('{') ? ' ' : '', apart(words))
    endsWithSign = words.endsWith('@')
  }
  const signs = /[\\[@]/g
  let at = 0
  let [rested, marks] = [0, 0]
  for (;;) {
    if (at - rested > inOneStep.letters || marks > inOneStep.marks) {
      yield at / written.length
      ;[rested, marks] = [at, 0]
    }
    marks += 1
    signs.lastIndex = at
    const next = signs.exec(written)?.index ?? written.length
    keepWords(written.slice(at, next))
    if (next === written.length) return kept.join('')
    const mark = markAt(written, next, names)
    if (mark?.mentioned) {
      kept.push(`@{${mark.mentioned}}`)
      endsWithSign = false
    } else keepWords(mark?.words ?? written[next] ?? '')
    at = next + (mark?.length ?? 1)
  }
}

/** The content at a position: a mention or its plain words; null for a sign without meaning. */
interface Mark {
  readonly mentioned?: MentionTarget | null
  readonly words: string
  readonly length: number
}

function markAt(written: string, at: number, names: MarkedNames): Mark | null {
  const [sign, next = ''] = [written[at], written[at + 1]]
  if (sign === '\\') return next !== '' && '\\[@'.includes(next) ? { words: next, length: 2 } : null
  if (sign === '[') {
    const found = linkAt(written, at)
    if (!found && next === '[' && written[at - 1] !== '[') names.raw?.(at)
    return found && { mentioned: names.linked(found.link, at), words: found.link.shows, length: found.length }
  }
  if (sign !== '@' || /[\p{L}\p{N}]/u.test(written[at - 1] ?? '')) return null
  const found = nameAt(written.slice(at + 1, at + 3 + longest.name), names.index)
  return found && { mentioned: names.named(found.name, at), words: '', length: found.length + 1 }
}

function linkAt(text: string, at: number): { readonly link: WrittenLink; readonly length: number } | null {
  wikiLink.lastIndex = shown.lastIndex = at
  const wiki = wikiLink.exec(text)
  if (wiki) {
    // In a table Obsidian writes `\|`, so that the bar does not end a cell.
    const to = (wiki[1] ?? '').replace(/\\$/, '').trim()
    return to === '' ? null : { link: { shows: (wiki[2] ?? to).trim(), to, isWiki: true }, length: wiki[0].length }
  }
  const words = shown.exec(text)
  if (!words) return null
  const pattern = text[shown.lastIndex] === '<' ? pathInSigns : plainPath
  pattern.lastIndex = shown.lastIndex
  const [whole, path = ''] = pattern.exec(text) ?? []
  const [to = ''] = path.split('#', 1)
  // Web addresses are plain text.
  if (whole === undefined || to.length > longestPath || !/\.md$/i.test(to) || /^[a-z][\w+.-]*:/i.test(to)) return null
  const shows = (words[1] ?? '').replaceAll(/\\(.)/g, '$1')
  return { link: { shows, to, isWiki: false }, length: words[0].length + whole.length }
}

/** Normalises line ends to `\n`, and replaces lone surrogates, which no file can contain. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Cs}/gu, '\uFFFD')
}
