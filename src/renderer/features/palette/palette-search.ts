import Fuse from 'fuse.js'
import type { PaletteLine } from '@/games/game'

/** The lines with every word of `query`, the closest first; at most `limit`. Without a query: players and actions. */
export function findLines(lines: readonly PaletteLine[], query: string, limit = 14): readonly PaletteLine[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return lines.filter(line => line.group === 'Do').slice(0, limit)
  const found = lines
    .map((line, at) => ({ line, at, score: scoreOf(line, words) }))
    .filter(each => each.score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, limit)
    .map(each => each.line)
  return found.length > 0 ? found : misspelt(lines, query).slice(0, limit)
}

/** The same lines, grouped; the group of the closest line first. */
export function byGroup(lines: readonly PaletteLine[]): readonly PaletteLine[] {
  return [...new Set(lines.map(({ group }) => group))].flatMap(group => lines.filter(line => line.group === group))
}

/** A label split at the query's words, for the highlight: odd pieces match. */
export function splitAtMatches(label: string, query: string): readonly string[] {
  const words = query.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [label]
  const escaped = words.map(word => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return label.split(new RegExp(`(${escaped.join('|')})`, 'i'))
}

/**
 * 0 when a word is missing. Points: start of the label, start of a word in it, inside it, elsewhere. Equal labels have
 * more. Rules and moments have less, because most words are words of a rule. The other words of an action count as its
 * label, because a person who types “buy” wants to buy.
 */
function scoreOf(line: PaletteLine, words: readonly string[]): number {
  const { label, all, done } = foldedOf(line)
  let score = label === words.join(' ') ? 3 : 1
  for (const word of words) {
    if (!all.includes(word)) return 0
    if (label.startsWith(word)) score += 4
    else if (done.includes(` ${word} `)) score += 3.5
    else if (new RegExp(`\\b${word.replaceAll(/\W/g, '.')}`).test(label)) score += 3
    else score += label.includes(word) ? 2 : 0.5
  }
  return score * (weights[line.group] ?? 1)
}

const weights: Readonly<Partial<Record<PaletteLine['group'], number>>> = { Rules: 0.6, Moments: 0.5 }

/** Without a match: lines with similar words, except moments, of which some are always similar. */
function misspelt(lines: readonly PaletteLine[], query: string): readonly PaletteLine[] {
  const fuse = new Fuse(
    lines.filter(line => line.group !== 'Moments'),
    {
      keys: [
        { name: 'label', weight: 3 },
        { name: 'also', weight: 1 }
      ],
      ignoreDiacritics: true,
      ignoreLocation: true,
      threshold: 0.34,
      minMatchCharLength: 3
    }
  )
  return fuse.search(query.trim()).map(each => each.item)
}

interface Folded {
  readonly label: string
  readonly all: string
  /** The other words of what can be done, each between spaces. */
  readonly done: string
}
const folded = new WeakMap<PaletteLine, Folded>()

/** The searchable words of a line; computed once, because a rule has many. */
function foldedOf(line: PaletteLine): Folded {
  const known = folded.get(line)
  if (known) return known
  const label = fold(line.label)
  const also = fold(line.also ?? '')
  const made = { label, all: `${label} ${fold(line.hint)} ${also}`, done: line.group === 'Do' ? ` ${also} ` : '' }
  folded.set(line, made)
  return made
}

/** Lower case without accents, so that "tomas" finds Tomás. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
