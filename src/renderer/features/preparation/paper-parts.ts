import { lineKinds } from '#rules/book/preparation/vocabulary'
import type { PageLine, PageThings, PreparationPage } from '#rules/campaign/preparation'
import { plainText } from '#rules/core/log-line'
import type { SeatId } from '#rules/core/seat'
import { kindWords, plainOf } from './preparation-words'

/** One box to tick. */
interface PaperRow {
  readonly text: string
  readonly used: boolean
  /** The earlier session that it comes from. */
  readonly from: number | null
}

export interface PaperPart {
  readonly heading: string
  readonly rows: readonly PaperRow[]
  /** Number of further entries in the app. */
  readonly more: number
  /** Both ways of a choice: one way alone has no meaning. */
  readonly isFork?: true
}

export interface PaperPlayer {
  readonly name: string
  readonly enjoys: string
  readonly unused: string
  readonly own: readonly string[]
}

export interface PaperContent {
  readonly players: readonly PaperPlayer[]
  readonly parts: readonly PaperPart[]
}

/** The page in words for paper, without empty parts. */
export function paperParts(page: PreparationPage, nameOf: (seat: SeatId) => string): PaperContent {
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
      { heading: 'Owed', rows: owed, more: 0 }
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
