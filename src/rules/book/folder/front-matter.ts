import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml'

/** One field above a note: a word, a number in its written form, or a list. */
export type FieldValue = string | readonly string[]

export interface Field {
  readonly value: FieldValue
  /** The line in the file; the first line is 1. */
  readonly line: number
}

/** Prints the fields above a note, in the YAML of Obsidian and other programs: `name: value`, and lists. */
export function printFrontMatter(fields: readonly (readonly [name: string, value: FieldValue | number])[]): string {
  const lines = fields.flatMap(([name, value]) =>
    typeof value === 'object'
      ? [`${name}:`, ...value.map(each => `  - ${scalar(each)}`)]
      : [`${name}: ${typeof value === 'number' ? String(value) : scalar(value)}`]
  )
  return ['---', ...lines, '---', ''].join('\n')
}

/** A plain word; a text that YAML would read differently gets quotes. */
function scalar(text: string): string {
  return /^[\p{L}][\p{L}\p{N} _-]*$/u.test(text) && text.trim() === text && !isKeyword.test(text)
    ? text
    : JSON.stringify(text)
}

const isKeyword = /^(?:true|false|null|yes|no|on|off|y|n)$/i

interface FrontMatter {
  readonly fields: ReadonlyMap<string, Field>
  /** The text below the fields. */
  readonly body: string
  /** The line of the file in which the body begins. */
  readonly bodyLine: number
  /** The fields that could not be used; they affect nothing else. */
  readonly wrong: readonly WrongLine[]
}

/** A fault in a file, with its line. */
export interface WrongLine {
  readonly line: number
  readonly says: string
}

/** The longest field that is read, in characters; fields of other programs may be longer. */
const longest = 8000
/** Deeper YAML contains no field of ours, and the limit bounds the parser's recursion. */
const mostNested = 64

/** Fields of the book; fields of other programs are skipped (OI4). */
const ours = new Set([
  'hearthside',
  'campaign',
  'id',
  'name',
  'kind',
  'state',
  'known-to',
  'since',
  'met-in',
  'characters',
  'foes',
  'aliases',
  'alias'
])

/**
 * Reads the fields above a note, as YAML (OI4). Invalid YAML, or YAML without fields, is skipped alone: the note is
 * still read.
 * @param text with `\n` between its lines
 */
export function readFrontMatter(text: string): FrontMatter {
  const none = { fields: new Map<string, Field>(), body: text, bodyLine: 1 }
  const opening = /^---[ \t]*\n/.exec(text)
  if (!opening) return { ...none, wrong: [] }
  const begin = opening[0].length
  const end = endOf(text, begin)
  if (!end) {
    // A line of --- may also be a horizontal rule: only text that looks like fields is reported.
    const looksLikeFields = /^[\p{L}_][\p{L}\p{N} _-]{0,60}:(?:\s|$)/u.test(text.slice(begin, begin + 100))
    const says = 'the fields at its beginning have no end, a line with ---: they are taken in as text'
    return { ...none, wrong: looksLikeFields ? [{ line: 1, says }] : [] }
  }
  const blocks = blocksOf(text.slice(begin, end.at))
  // Without fields, text between two lines of --- is plain text.
  if (blocks === null) return { ...none, wrong: [] }
  const fields = new Map<string, Field>()
  const wrong: WrongLine[] = []
  for (const { source, line } of blocks) {
    const read = readBlock(source, line)
    wrong.push(...read.wrong)
    for (const [name, field] of read.fields) {
      if (fields.has(name)) wrong.push({ line: field.line, says: `“${name}” stands here twice: the first one counts` })
      else fields.set(name, field)
    }
  }
  return { fields, body: text.slice(end.after), bodyLine: countLines(text, end.after) + 1, wrong }
}

/** One field with all its lines, in the written form. */
interface Block {
  readonly source: string
  /** The line in the file. */
  readonly line: number
}

const fieldLine = /^(["']?)([\p{L}_][\p{L}\p{N} _-]{0,60})\1[ \t]*:(?:[ \t]|$)/u

/**
 * The fields of the book, each parsed alone, so that faults in other programs' fields have no effect. Null when there
 * are no fields.
 */
function blocksOf(source: string): readonly Block[] | null {
  const lines = source.split('\n')
  const first = lines.findIndex(line => line.trim() !== '' && !line.startsWith('#'))
  if (first < 0) return []
  // All fields are indented, or between brackets: the parser separates them.
  if (/^(?:[ \t]+\S|\{)/.test(lines[first] ?? '')) {
    const isFields = /^\s*\{|^[ \t]+["']?[\p{L}_][^:\n]{0,60}:(?:\s|$)/mu.test(lines[first] ?? '')
    return isFields ? [{ source, line: 2 }] : null
  }
  const starts = lines.flatMap((line, at) => (fieldLine.test(line) ? [at] : []))
  if (starts[0] === undefined) return null
  return starts.flatMap((at, nth) => {
    const [, , name = ''] = fieldLine.exec(lines[at] ?? '') ?? []
    return ours.has(name.trim().toLowerCase())
      ? [{ source: lines.slice(at, starts[nth + 1]).join('\n'), line: at + 2 }]
      : []
  })
}

/** @param first its line in the file */
function readBlock(source: string, first: number): Pick<FrontMatter, 'fields' | 'wrong'> {
  const fields = new Map<string, Field>()
  const none = (says: string) => ({
    fields,
    wrong: [{ line: first, says: `the field that begins here ${says}: it is passed over` }]
  })
  if (source.length > longest) return none('is too long')
  if (isTooNested(source)) return none('is nested too deep')
  const lines = new LineCounter()
  const document = parseYaml(source, lines)
  if (document === null || (document.contents !== null && !isMap(document.contents))) return none('is no YAML')
  const lineAt = (offset: number | undefined): number => lines.linePos(offset ?? 0).line + first - 1
  const wrong: WrongLine[] = []
  const [error] = document.errors
  if (error) wrong.push({ line: lineAt(error.pos[0]), says: 'this is no YAML: what can be read of the field counts' })
  for (const { key, value } of document.contents?.items ?? []) {
    if (!isScalar(key) || typeof key.value !== 'string') continue
    const name = key.value.trim().toLowerCase()
    if (!ours.has(name)) continue
    const line = lineAt(key.range?.[0])
    const read = valueOf(value)
    if (fields.has(name)) wrong.push({ line, says: `“${name}” stands here twice: the first one counts` })
    else if (read === null)
      wrong.push({ line, says: `“${name}” should be a word, a number or a list: it is passed over` })
    else fields.set(name, { value: read, line })
  }
  return { fields, wrong }
}

/**
 * All values are text: no types, tags, merges or aliases are resolved, so nothing can grow. Null when the parser fails.
 */
function parseYaml(source: string, lineCounter: LineCounter): Document.Parsed | null {
  try {
    return parseDocument(source, {
      schema: 'failsafe',
      customTags: [],
      merge: false,
      // The parser's check for duplicate keys takes quadratic time; our own keys are checked above.
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
      lineCounter
    })
  } catch {
    return null
  }
}

/** A word in its written form, or a list of words; null for any other value. */
function valueOf(node: unknown): FieldValue | null {
  if (node === null) return ''
  if (isScalar(node)) return scalarOf(node.value)
  if (!isSeq(node) || isAlias(node)) return null
  const items: string[] = []
  for (const item of node.items) {
    const read = isScalar(item) ? scalarOf(item.value) : isSeq(item) ? wikiName(item.items) : null
    if (read === null) return null
    if (read !== '') items.push(read)
  }
  return items
}

function scalarOf(value: unknown): string | null {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value.trim() : null
}

/** `[[Kresk]]` without quotes is a list in a list. */
function wikiName(items: readonly unknown[]): string | null {
  const [inner, ...more] = items
  if (more.length > 0) return null
  if (isScalar(inner)) return scalarOf(inner.value)
  return null
}

function endOf(text: string, from: number): { readonly at: number; readonly after: number } | null {
  const fence = /^(?:---|\.\.\.)[ \t]*(?:\n|$)/gm
  fence.lastIndex = from
  const found = fence.exec(text)
  return found && { at: found.index, after: found.index + found[0].length }
}

function countLines(text: string, until: number): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < until; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

/** Whether brackets, list lines or indentation are nested deeper than in any field of ours. */
function isTooNested(source: string): boolean {
  let depth = 0
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]
    if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (depth > mostNested) return true
  }
  return new RegExp(`(?:[-?] +){${mostNested}}|^ {${4 * mostNested}}`, 'm').test(source)
}
