import type { PaletteLine } from '../../../games/game'
import { ruleBooks } from './rule-book'

/** Every rule and word as a line to be found: words by their names, rules by id and first words. */
export function ruleLines(open: (id: string) => void): readonly PaletteLine[] {
  return ruleBooks.flatMap(book =>
    book.parts.flatMap(part =>
      part.rules.map(({ id, text, at }) => ({
        id: `rule:${id}`,
        group: 'Rules' as const,
        icon: 'book',
        label: at === null ? `${id}: ${firstWords(text)}` : id,
        hint: at === null ? part.title : `word, rule ${at}`,
        also: text,
        keys: [],
        run: () => open(id)
      }))
    )
  )
}

/** The first sentence, or so much of it as fits into a line. */
function firstWords(text: string): string {
  const sentence = text.split(/(?<=[.:;]) /, 1)[0] ?? text
  return sentence.length <= 72 ? sentence : `${sentence.slice(0, 70).replace(/ \S*$/, '')} …`
}
