import { nameAt, type MentionTarget, type NameIndex } from '../mentions'
import { longest } from '../vocabulary'

/** A link in a note: what it shows, and the path that it leads to, as it is written. */
export interface WrittenLink {
  readonly shows: string
  readonly to: string
  /** Written as `[[name]]`. */
  readonly isWiki: boolean
}

/** Where what is mentioned is to be read, or only its name. */
export interface Target {
  readonly name: string
  /** The path of its note from the one that mentions it; null where it has none. */
  readonly href: string | null
}

const token = /@\{([st]\d+(?:-\d+)?)\}/g
/** A link to a note beside this one. Addresses of other places are words like any other. */
const noteLink = /\[((?:\\.|[^[\]\\\n])*)\]\((?![a-z][\w+.-]*:)([^()\s]+?\.md)(?:#[^()\s]*)?\)/iy
const wikiLink = /\[\[([^[\]\n|#]+)(?:#[^[\]\n|]*)?(?:\|([^[\]\n]*))?\]\]/y

/** Text of the book as Markdown: mentions become links, and what only looks like one is kept apart by a backslash (OI2). */
export function toMarkdown(kept: string, target: (mentioned: MentionTarget) => Target): string {
  let [written, at] = ['', 0]
  const text = portable(kept, target)
  for (const match of text.matchAll(token)) {
    written += escaped(text.slice(at, match.index), true) + linkTo(target(match[1] as MentionTarget))
    at = match.index + match[0].length
  }
  return written + escaped(text.slice(at), false)
}

/** Text of the book as it comes back from a folder: what has no note there is only its name. */
export function portable(kept: string, target: (mentioned: MentionTarget) => Target): string {
  return wellFormed(kept).replaceAll(token, (whole, mentioned: string) => {
    const { name, href } = target(mentioned as MentionTarget)
    return href === null ? plainName(name) : whole
  })
}

function apart(words: string): string {
  return words.replaceAll(/@(?=\{)/g, '@ ')
}

/** Words of somebody else never point at anything. */
function plainName(name: string): string {
  return apart(wellFormed(name))
}

function linkTo({ name, href }: Target): string {
  return `[${name.replaceAll(/[\\[\]]/g, sign => `\\${sign}`)}](${href ?? ''})`
}

/** @param isFollowed by a link: what stands at the end must not become a part of it */
function escaped(text: string, isFollowed: boolean): string {
  return text.replaceAll(/[\\[@]/g, (sign, at: number) => {
    const next = text[at + 1]
    const isLast = next === undefined && isFollowed
    if (sign === '@') return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? '@' : String.raw`\@`
    if (sign === '[') return isPlainBracket(text, at, isFollowed) ? '[' : String.raw`\[`
    return isLast || (next !== undefined && '\\[@'.includes(next)) ? String.raw`\\` : '\\'
  })
}

/** A bracket that cannot begin a link, whatever is escaped behind it: `[ ]`, or one that is not closed in its line. */
function isPlainBracket(text: string, at: number, isFollowed: boolean): boolean {
  const rest = text.slice(at).split('\n', 1)[0] ?? ''
  if (/^\[[^[\]\\]*\](?!\()/.test(rest)) return true
  const endsHere = at + rest.length === text.length
  return !rest.includes(']') && !rest.startsWith('[[') && !(isFollowed && endsHere)
}

/** What a link in a note or a name with its sign points at. */
export interface MarkedNames {
  /** Null: it leads nowhere that is known, and stays as words. */
  readonly linked: (link: WrittenLink, at: number) => MentionTarget | null
  readonly index: NameIndex
  /** A name that nothing has yet. */
  readonly named: (name: string, at: number) => MentionTarget
}

/** Markdown as text of the book: the way back of `toMarkdown`, and what was written by hand (OI2, OI5). */
export function fromMarkdown(written: string, names: MarkedNames): string {
  let [kept, at] = ['', 0]
  while (at < written.length) {
    const mark = markAt(written, at, names)
    const words = mark?.words ?? written[at] ?? ''
    // Words never become a mention by what stands before them.
    kept += mark?.mentioned
      ? `@{${mark.mentioned}}`
      : `${kept.endsWith('@') && words.startsWith('{') ? ' ' : ''}${apart(words)}`
    at += mark?.length ?? 1
  }
  return kept
}

/** What stands at a place: a mention, or the words that are meant there; null for a sign that is only itself. */
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
    return found && { mentioned: names.linked(found.link, at), words: found.link.shows, length: found.length }
  }
  if (sign !== '@' || /[\p{L}\p{N}]/u.test(written[at - 1] ?? '')) return null
  const found = nameAt(written.slice(at + 1, at + 3 + longest.name), names.index)
  return found && { mentioned: names.named(found.name, at), words: '', length: found.length + 1 }
}

function linkAt(text: string, at: number): { readonly link: WrittenLink; readonly length: number } | null {
  noteLink.lastIndex = wikiLink.lastIndex = at
  const wiki = wikiLink.exec(text)
  if (wiki) {
    const to = (wiki[1] ?? '').trim()
    return { link: { shows: (wiki[2] ?? to).trim(), to, isWiki: true }, length: wiki[0].length }
  }
  const note = noteLink.exec(text)
  if (!note) return null
  const shows = (note[1] ?? '').replaceAll(/\\(.)/g, '$1')
  return { link: { shows, to: note[2] ?? '', isWiki: false }, length: note[0].length }
}

/** Lines end with `\n`, and half characters, which no file can hold, are marked as missing. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Cs}/gu, '\uFFFD')
}
