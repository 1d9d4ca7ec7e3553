/** One rule, or one word of the glossary. */
export interface Rule {
  /** `U3`; for a word the word itself. */
  readonly id: string
  readonly text: string
  /** The rule at which a word is at home; null for rules. */
  readonly at: string | null
}

export interface RulePart {
  readonly title: string
  /** The letter that opens it. */
  readonly key: string
  readonly rules: readonly Rule[]
}

/** One game, or one half of it. */
export interface RuleBook {
  readonly title: string
  /** The figure that opens it. */
  readonly key: string
  readonly parts: readonly RulePart[]
}

const texts: Readonly<Record<string, string>> = import.meta.glob('../../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true
})
/** The big game first, the words last; what has no place of its own stands between. */
const first = ['thousand-faces', 'face-of-angels', 'game-face', 'prophecy', 'campaign']
const rankOf = (path: string): number => {
  const name = path.replace(/^.*\/|\.md$/g, '')
  return name === 'glossary' ? Infinity : first.includes(name) ? first.indexOf(name) : first.length
}

/** Every rule of every game, as it stands in docs/rules: stated once, for us and for the GM. */
export const ruleBooks: readonly RuleBook[] = Object.keys(texts)
  .sort((one, other) => rankOf(one) - rankOf(other) || one.localeCompare(other))
  .flatMap(path => booksIn(texts[path] ?? ''))
  .filter(({ parts }) => parts.length > 0)
  .map((book, at) => ({ ...book, key: String(at + 1) }))

/** Where reading begins: the first book, and the first part of a book. */
export const [firstBook = { title: 'Rules', key: '1', parts: [] }] = ruleBooks
export function firstPart({ title, parts }: RuleBook): RulePart {
  return parts[0] ?? { title, key: '', rules: [] }
}

/** Where a rule stands; null for an id that there is not. */
export function placeOfRule(id: string): { readonly book: RuleBook; readonly part: RulePart } | null {
  for (const book of ruleBooks) {
    const part = book.parts.find(({ rules }) => rules.some(rule => rule.id === id))
    if (part) return { book, part }
  }
  return null
}

/** A document as books: one for its title, one for each further heading of the first rank. */
export function booksIn(text: string): readonly RuleBook[] {
  return text
    .split(/^# /m)
    .filter(Boolean)
    .map(half => {
      const [title = '', ...parts] = half.split(/^## /m)
      return {
        title: firstLine(title),
        key: '',
        parts: lettered(parts.map(partOf).filter(({ rules }) => rules.length > 0))
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
    rules: lines.map(([, id = '', at, said = '']) => ({
      id,
      text: plain(said),
      at: /^[A-Z]{1,3}\d+[a-z]?$/.test(id) ? null : (at ?? null)
    }))
  }
}

function firstLine(text: string): string {
  return plain(text.split('\n', 1)[0] ?? '').replace(/^Part \w+: ?(\w)/, (_, first: string) => first.toUpperCase())
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\*([^*]+)\*/g, '$1')
    .trim()
}
