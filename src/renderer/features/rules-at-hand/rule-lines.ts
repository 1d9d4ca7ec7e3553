import type { PaletteLine } from '@/games/game'
import { guide, ruleBooks } from './rule-book'

/** Every rule and word as a line of the palette: words by name, rules by id and first words. */
export function ruleLines(open: (id: string) => void): readonly PaletteLine[] {
  return [
    ...guideLines(open),
    ...ruleBooks.flatMap(book =>
      book.parts.flatMap(part =>
        part.rules.map(({ id, text, at }) => ({
          id: `rule:${id}`,
          group: 'Rules' as const,
          icon: 'book' as const,
          label: at === null ? `${id}: ${firstWords(text)}` : id,
          hint: at === null ? part.title : `word, rule ${at}`,
          also: text,
          keys: [],
          run: () => open(id)
        }))
      )
    )
  ]
}

/** The sections of the guide, by their titles. */
function guideLines(open: (id: string) => void): readonly PaletteLine[] {
  return guide.parts.map(({ title, prose }) => ({
    id: `guide:${title}`,
    group: 'Rules' as const,
    icon: 'book' as const,
    label: title,
    hint: 'short guide',
    also: prose.join(' '),
    keys: [],
    run: () => open(title)
  }))
}

/** The first sentence, shortened to one line. */
function firstWords(text: string): string {
  const sentence = text.split(/(?<=[.:;]) /, 1)[0] ?? text
  return sentence.length <= 72 ? sentence : `${sentence.slice(0, 70).replace(/ \S*$/, '')} …`
}
