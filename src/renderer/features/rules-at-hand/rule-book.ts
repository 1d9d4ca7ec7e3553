import type { SystemId } from '#rules/registry'
import { screens } from '@/games/screens'

/** One rule, or one word of the glossary. */
export interface Rule {
  /** `U3`; for a word the word itself. */
  readonly id: string
  readonly text: string
  /** For a word: an example from play, if there is one. */
  readonly example: string | null
  /** The rule to which a word belongs; null for rules. */
  readonly at: string | null
}

export interface RulePart {
  readonly title: string
  /** The letter that opens it. */
  readonly key: string
  readonly rules: readonly Rule[]
  /** Paragraphs for continuous reading; empty for a part with rules. */
  readonly prose: readonly string[]
}

/** One game, or one half of it. */
export interface RuleBook {
  readonly title: string
  /** The digit that opens it. */
  readonly key: string
  readonly parts: readonly RulePart[]
}

const texts: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../../docs/rules/*.md', '../../../../docs/guide.md'],
  {
    query: '?raw',
    import: 'default',
    eager: true
  }
)
/** The most used game first, then the other games, the campaign’s rules and the glossary. Unlisted files come before the last two. */
const first = [...Object.keys(screens).sort(byWeight), 'campaign']
const rankOf = (path: string): number => {
  const name = path.replace(/^.*\/|\.md$/g, '')
  return name === 'glossary' ? Infinity : first.includes(name) ? first.indexOf(name) : first.length
}

function byWeight(one: string, other: string): number {
  const early = (system: string): number => (screens[system as SystemId].early ? 0 : 1)
  return early(one) - early(other) || one.localeCompare(other)
}

const guidePath = 'docs/guide.md'

/** Every rule of every game, from docs/rules: one text for developers and for the GM. */
export const ruleBooks: readonly RuleBook[] = Object.keys(texts)
  .filter(path => !path.endsWith(guidePath))
  .sort((one, other) => rankOf(one) - rankOf(other) || one.localeCompare(other))
  .flatMap(path => booksIn(texts[path] ?? ''))
  .filter(({ parts }) => parts.length > 0)
  .map((book, at) => ({ ...book, key: String(at + 1) }))

/** The guide for new Game Masters, for continuous reading. */
export const guide: RuleBook = {
  title: 'A short guide',
  key: '0',
  parts: booksIn(textAt(guidePath)).flatMap(({ parts }) => parts)
}

/** The books that a digit opens: the guide by 0, where reading begins. */
export const allBooks: readonly RuleBook[] = [guide, ...ruleBooks]

/** The explained words, the longest first. */
export const glossary: readonly Rule[] = ruleBooks
  .flatMap(({ parts }) => parts.flatMap(({ rules }) => rules.filter(({ at }) => at !== null)))
  .toSorted((one, other) => other.id.length - one.id.length)

export function firstPart({ title, parts }: RuleBook): RulePart {
  return parts[0] ?? { title, key: '', rules: [], prose: [] }
}

function textAt(end: string): string {
  return Object.entries(texts).find(([path]) => path.endsWith(end))?.[1] ?? ''
}

/** The position of a rule, a word or a section of the guide; null for an unknown id. */
export function placeOfRule(id: string): { readonly book: RuleBook; readonly part: RulePart } | null {
  for (const book of allBooks) {
    const part = book.parts.find(
      ({ title, rules }) => rules.some(rule => rule.id === id) || (book === guide && title === id)
    )
    if (part) return { book, part }
  }
  return null
}

/** A document as books: one for its title, one for each further heading of the first level. */
function booksIn(text: string): readonly RuleBook[] {
  return text
    .split(/^# /m)
    .filter(Boolean)
    .map(half => {
      const [title = '', ...parts] = half.split(/^## /m)
      return {
        title: firstLine(title),
        key: '',
        parts: lettered(parts.map(partOf).filter(({ rules, prose }) => rules.length + prose.length > 0))
      }
    })
}

function lettered(parts: readonly RulePart[]): readonly RulePart[] {
  return parts.map((part, at) => ({ ...part, key: String.fromCharCode(97 + at) }))
}

function partOf(text: string): RulePart {
  const lines = [...text.matchAll(/^- \*\*(.+?)\*\* (?:\(([A-Z]{1,3}\d+[a-z]?)\) )?(.*)$/gm)]
  return {
    title: firstLine(text),
    key: '',
    prose:
      lines.length > 0
        ? []
        : text
            .split(/\n{2,}/)
            .slice(1)
            .map(plain)
            .filter(Boolean),
    rules: lines.map(([, id = '', at, body = '']) => ({
      id,
      ...exampleIn(plain(body)),
      at: /^[A-Z]{1,3}\d+[a-z]?$/.test(id) ? null : (at ?? null)
    }))
  }
}

function exampleIn(body: string): Pick<Rule, 'text' | 'example'> {
  const [text = '', example] = body.split(/ For example,? /)
  return { text, example: example ? example.charAt(0).toUpperCase() + example.slice(1) : null }
}

function firstLine(text: string): string {
  return plain(text.split('\n', 1)[0] ?? '').replace(/^Part \w+: ?(\w)/, (_, first: string) => first.toUpperCase())
}

/** Removes the marks of Markdown. */
function plain(text: string): string {
  return text
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\*([^*]+)\*/g, '$1')
    .trim()
}
