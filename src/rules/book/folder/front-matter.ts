import { fail, ok, type Result } from '../../core/result'

/** One field above a note: a word, a number as it is written, or a list. */
export type FieldValue = string | readonly string[]

export interface Field {
  readonly value: FieldValue
  /** Where it stands in the file; the first line is 1. */
  readonly line: number
}

export interface FrontMatter {
  readonly fields: ReadonlyMap<string, Field>
  /** What stands below. */
  readonly body: string
  /** The line of the file in which the body begins. */
  readonly bodyLine: number
}

/** What is wrong in a file, and in which line. */
export interface WrongLine {
  readonly line: number
  readonly says: string
}

const mostLines = 400

/** The fields above a note, in the YAML that Obsidian and others write: `name: value`, and lists in both spellings. */
export function printFrontMatter(fields: readonly (readonly [name: string, value: FieldValue | number])[]): string {
  const lines = fields.flatMap(([name, value]) =>
    typeof value === 'object'
      ? [`${name}:`, ...value.map(each => `  - ${scalar(each)}`)]
      : [`${name}: ${typeof value === 'number' ? String(value) : scalar(value)}`]
  )
  return ['---', ...lines, '---', ''].join('\n')
}

/** A word as it is; anything that YAML would read otherwise in quotes. */
function scalar(text: string): string {
  return /^[\p{L}][\p{L}\p{N} _-]*$/u.test(text) && text.trim() === text && !isKeyword.test(text)
    ? text
    : JSON.stringify(text)
}

const isKeyword = /^(?:true|false|null|yes|no|on|off|y|n)$/i

/** Reads what stands above a note; a note without fields has none. @param text with `\n` between its lines */
export function readFrontMatter(text: string): Result<FrontMatter, WrongLine> {
  if (!/^---[ \t]*\n/.test(text)) return ok({ fields: new Map(), body: text, bodyLine: 1 })
  const lines = text.split('\n', mostLines + 2)
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line))
  if (end < 0) return fail({ line: 1, says: 'the fields at its beginning have no end: a line with --- is missing' })
  const fields = readFields(lines.slice(1, end))
  if (!fields.ok) return fields
  const above = lines.slice(0, end + 1).reduce((sum, line) => sum + line.length + 1, 0)
  return ok({ fields: fields.value, body: text.slice(above), bodyLine: end + 2 })
}

function readFields(lines: readonly string[]): Result<ReadonlyMap<string, Field>, WrongLine> {
  const fields = new Map<string, Field>()
  let list: { readonly name: string; readonly items: string[]; readonly line: number } | null = null
  for (const [at, raw] of lines.entries()) {
    const line = at + 2
    const wrong = (says: string): Result<never, WrongLine> => fail({ line, says })
    if (/^\s*(?:#.*)?$/.test(raw)) continue
    const item = /^\s*- ?(.*)$/.exec(raw)
    if (item && list) {
      const value = readScalar(item[1] ?? '')
      if (value === null) return wrong('quotes that are opened here are not closed')
      list.items.push(value)
      fields.set(list.name, { value: list.items, line: list.line })
      continue
    }
    const [, name, rest = ''] = /^([\p{L}_][\p{L}\p{N} _-]*?)\s*:(?:\s+(.*)|\s*)$/u.exec(raw) ?? []
    if (name === undefined) return wrong('is no field: each line here should be a name, a colon and a value')
    if (fields.has(name)) return wrong(`“${name}” stands here twice`)
    const value = readValue(rest.trim())
    if (value === null) return wrong('quotes or brackets that are opened here are not closed')
    fields.set(name, { value, line })
    list = rest.trim() === '' ? { name, items: [], line } : null
  }
  return ok(fields)
}

function readValue(text: string): FieldValue | null {
  if (!text.startsWith('[')) return readScalar(text)
  if (!text.endsWith(']')) return null
  const items = text.slice(1, -1).match(/\s*(?:"(?:\\.|[^"\\])*"|'(?:''|[^'])*'|[^,]*)\s*(?:,|$)/g) ?? []
  const read = items.map(item => readScalar(item.replace(/,$/, '').trim()))
  return read.includes(null) ? null : read.filter((item): item is string => item !== null && item !== '')
}

/** Null when its quotes are not closed. */
function readScalar(text: string): string | null {
  const plain = text.trim()
  if (plain.startsWith("'")) return /^'(?:''|[^'])*'$/.test(plain) ? plain.slice(1, -1).replaceAll("''", "'") : null
  if (plain.startsWith('"')) {
    try {
      const read: unknown = JSON.parse(plain)
      return typeof read === 'string' ? read : null
    } catch {
      return null
    }
  }
  return plain.replace(/\s+#.*$/, '')
}
