import type { PreparationPage, PageLine, PageThings } from '#rules/campaign/preparation'
import { cutBetweenLetters } from '#rules/core/text'
import { lineKinds } from '#rules/book/preparation/vocabulary'
import { plainText } from '#rules/core/log-line'
import type { SeatId } from '#rules/core/seat'
import { kindWords, plainOf } from './preparation-words'

/** The content that fits on one page of A4 or Letter, and its size. */
export interface FittedPaper {
  /** Font size in points. */
  readonly size: number
  /** The lines above the parts, across the whole page. */
  readonly top: readonly string[]
  readonly players: readonly PaperPlayer[]
  readonly parts: readonly PaperPart[]
  /** Number of lines left for writing. */
  readonly blank: number
}

/** The printable area: the width of A4 and the height of Letter, so that it fits both. In millimetres. */
const area = { width: 186, height: 250 }
const sizes = [10, 9, 8, 7] as const
const mostBlank = 7
/** Millimetres of a point. */
const point = 0.3528

interface Measure {
  /** Number of letters on a full line, and of lines on the page. */
  readonly letters: number
  readonly lines: number
}

function measureOf(size: number): Measure {
  return { letters: area.width / (size * point * 0.41), lines: area.height / (size * point * 1.3) }
}

/** The content that fits: first with smaller letters, then shorter texts, then fewer entries. The number of omitted entries follows. */
export function fitPaper(
  page: PreparationPage,
  top: readonly string[],
  nameOf: Parameters<typeof paperParts>[1]
): FittedPaper {
  const all = paperParts(page, nameOf)
  for (const size of sizes) {
    const blank = blankOn(size, top, all)
    if (blank >= 1) return { size, top, ...all, blank: Math.min(mostBlank, Math.floor(blank / 2)) }
  }
  const size = sizes.at(-1) ?? 7
  for (let rows = 12; rows > 1; rows--) {
    const fewer = cut(all, rows)
    const shorter = top.map(text => short(text, 200)).slice(0, rows)
    if (blankOn(size, shorter, fewer) >= 0) return { size, top: shorter, ...fewer, blank: 0 }
  }
  return { size, top: top.map(text => short(text, 100)).slice(0, 2), ...cut(all, 1), blank: 0 }
}

type Content = ReturnType<typeof paperParts>

/** Number of free lines with all of the content. */
function blankOn(size: number, top: readonly string[], { players, parts }: Content): number {
  const { letters, lines } = measureOf(size)
  const across = (text: string, share: number): number => Math.max(1, Math.ceil(text.length / (letters * share)))
  const heading = 1.8
  const above = 5 + top.reduce((sum, text) => sum + across(text, 0.95), 0)
  const table = players.map(({ name, enjoys, unused, own }) =>
    Math.max(
      across(name, 0.17),
      across(enjoys, 0.21),
      across(unused, 0.24),
      ...[own.reduce((sum, text) => sum + across(text, 0.3), 0)]
    )
  )
  const rows = heading * 1.6 + table.reduce((sum, height) => sum + height + 0.5, 0)
  const heights = parts.map(({ rows: own, more }) =>
    own.reduce((sum, { text }) => sum + across(text, 0.42) + 0.2, heading + (more ? 1 : 0))
  )
  // Two columns of equal height: a part may continue at the top of the second.
  const columns = heights.reduce((sum, height) => sum + height, 0) / 2 + 1.5
  return lines - above - rows - columns
}

function cut({ players, parts }: Content, rows: number): Content {
  return {
    players: players.map(({ name, enjoys, unused, own }) => ({
      name: short(name, 50),
      enjoys: short(enjoys, 20 + 5 * rows),
      unused: short(unused, 20 + 5 * rows),
      own: own.length > 0 ? [short(own.join('; '), 50 + 10 * rows)] : []
    })),
    parts: fewerForks(parts, rows).map(part => ({
      ...part,
      rows: part.rows.slice(0, part.isFork ? 2 : rows).map(row => ({ ...row, text: short(row.text, 60 + 10 * rows) })),
      more: part.more + (part.isFork ? 0 : Math.max(0, part.rows.length - rows))
    }))
  }
}

/** The first forks; below the last one is the number of the others. */
function fewerForks(parts: readonly PaperPart[], most: number): readonly PaperPart[] {
  const forks = parts.filter(({ isFork }) => isFork)
  const kept = forks.slice(0, most)
  const last = kept.at(-1)
  return parts
    .filter(part => !part.isFork || kept.includes(part))
    .map(part => (part === last ? { ...part, more: forks.length - kept.length } : part))
}

function short(text: string, most: number): string {
  return text.length > most ? `${cutBetweenLetters(text, most - 1)}…` : text
}

/** One box to tick. */
interface PaperRow {
  readonly text: string
  readonly used: boolean
  /** The earlier session that it comes from. */
  readonly from: number | null
}

interface PaperPart {
  readonly heading: string
  readonly rows: readonly PaperRow[]
  /** Number of further entries in the app. */
  readonly more: number
  /** Both ways of a choice: one way alone has no meaning. */
  readonly isFork?: true
}

interface PaperPlayer {
  readonly name: string
  readonly enjoys: string
  readonly unused: string
  readonly own: readonly string[]
}

interface PaperContent {
  readonly players: readonly PaperPlayer[]
  readonly parts: readonly PaperPart[]
}

/** The page in words for paper, without empty parts. */
function paperParts(page: PreparationPage, nameOf: (seat: SeatId) => string): PaperContent {
  const owed = page.boards.flatMap(each => each.owed).map(({ says }) => box(plainText(says, nameOf)))
  const kinds = lineKinds.filter(kind => kind !== 'player' && kind !== 'fork')
  const parts = kinds.map(kind => {
    const book = kind === 'may-come' ? page.mayCome : kind === 'secret' ? page.secrets : nothing
    const lines = page.lines.filter(line => line.kind === kind).map(rowOf)
    return { heading: kindWords[kind].name, rows: [...lines, ...fromBook(book)], more: book.more }
  })
  const forks = page.lines.filter(({ kind }) => kind === 'fork').map(forkOf)
  const [first, ...others] = parts
  const stray = page.lines.filter(({ kind }) => kind === 'player').map(rowOf)
  return {
    players: page.players.map(({ seat, enjoys, unused, lines }) => ({
      name: nameOf(seat),
      enjoys: enjoys.join('; '),
      unused: unused.join('; '),
      own: lines.map(({ text }) => plainOf(text))
    })),
    parts: [
      ...(first ? [first] : []),
      ...forks,
      ...others,
      { heading: 'Of those who left', rows: stray, more: 0 },
      { heading: 'Still open', rows: owed, more: 0 }
    ].filter(({ rows }) => rows.length > 0)
  }
}

const nothing: PageThings = { things: [], more: 0 }

function box(text: string): PaperRow {
  return { text, used: false, from: null }
}

function rowOf({ text, used, from }: PageLine): PaperRow {
  return { text: plainOf(text), used: used !== null, from }
}

/** The question is the heading, the ways are the boxes. */
function forkOf({ text, branches, used, from }: PageLine): PaperPart {
  const rows = branches.map((way, nth) => ({ text: plainOf(way) || '…', used: used?.branch === nth, from: null }))
  return { heading: plainOf(text) + (from === null ? '' : ` (from session ${from})`), rows, more: 0, isFork: true }
}

function fromBook({ things }: PageThings): readonly PaperRow[] {
  return things.map(({ name, sentence }) => box(sentence === '' ? name : `${name}: ${sentence}`))
}
