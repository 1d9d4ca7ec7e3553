import type { SliceEvent } from './codec'
import type { PictureId } from '../core/picture'
import { editable, mentionsIn, type MentionTarget, partsOf, spelled, type MentionPart } from '../book/mentions'
import { type LineFound, preparedAbout } from '../book/preparation/search'
import { nameIn, nameIndex } from '../book/names'
import { lineOf, type SearchSource, type ThingLine } from '../book/search'
import { thingOf, thingsIn } from '../book/things/lookup'
import type { Thing } from '../book/things/model'
import type { ThingId, ThingKind } from '../book/vocabulary'
import type { SeatId, Seat } from '../core/seat'
import type { Exhibit } from '../showing/model'
import type { Chronicle } from './chronicle'
import { type FoeOnBoard, foesOnBoards } from './foe-pages'
import { linesOf } from './log'
import type { Campaign, LoggedLine } from './types'
import type { Book } from '../book/state'
import { knownThing } from '../book/things/view'
import { cutBetweenLetters } from '../core/text'
import { type ExhibitKind, longestOf } from '../showing/vocabulary'

/** One page of the book, as the Game Master reads and edits it. */
export interface BookPage extends ThingLine {
  /** The texts in their typed form: names with their sign. */
  readonly typed: { readonly sentence: string; readonly page: string }
  /** The page for reading: text, and the mentioned things. */
  readonly parts: readonly MentionPart[]
  /** The picture of the thing, or null. */
  readonly picture: PictureId | null
  /** The exhibit that showing the thing now would produce. */
  readonly exhibit: Exhibit
  readonly seats: readonly SeatId[]
  /** The foes that the page concerns, with their present names; foes that have left their board are left out. */
  readonly foes: readonly FoeOnBoard[]
  /** Every foe that the page could concern. */
  readonly foesAbout: readonly FoeOnBoard[]
  /** The things whose texts mention this one. */
  readonly mentionedBy: readonly { readonly id: ThingId; readonly name: string }[]
  /** Questions and answers that mention it; open questions first (AN3). */
  readonly answers: readonly AnswerAbout[]
  /** Prepared lines that mention it: open lines, and those used in the newest session; the newest first. */
  readonly prepared: readonly LineFound[]
  /** The notes that mention it, newest first. */
  readonly lines: readonly LoggedLine[]
  /** The number of older notes. */
  readonly olderLines: number
  /** Its earlier texts, newest first, without the present ones. */
  readonly history: readonly PageBefore[]
  /** The number of still older texts. */
  readonly olderTexts: number
}

interface AnswerAbout {
  readonly question: string
  readonly seat: SeatId | null
  readonly says: string
  /** Empty: asked, and not answered yet. */
  readonly text: string
  readonly session: number
}

interface PageBefore {
  readonly at: number
  readonly sentence: string
  readonly page: string
}

/** How many notes and how many older texts a page shows (BK12). */
const most = { lines: 30, history: 20 }

/** The page of a thing; null when it is not in the book. */
export function bookPage(chronicle: Chronicle, id: ThingId): BookPage | null {
  const { book, seats } = chronicle.campaign
  const searched: SearchSource = { book, seats }
  const thing = thingOf(book, id)
  if (!thing) return null
  const index = nameIndex(book, seats)
  const about = foesOnBoards(chronicle.campaign)
  const named = (mentioned: MentionTarget): string => nameIn(book, seats, mentioned) ?? 'somebody'
  const [lines, texts] = past(chronicle, thing, text => spelled(text, named))
  return {
    ...lineOf(thing, searched),
    typed: { sentence: editable(thing.sentence, index, named), page: editable(thing.page, index, named) },
    parts: partsOf(thing.page, named),
    picture: thing.picture,
    exhibit: thingExhibit(book, thing, seats),
    seats: thing.seats,
    foes: about.filter(each => thing.foes.some(({ board, foe }) => board === each.board && foe === each.foe)),
    foesAbout: about,
    mentionedBy: thingsIn(book)
      .filter(each => each.id !== id && mentionsIn(`${each.sentence} ${each.page}`).includes(id))
      .map(each => ({ id: each.id, name: each.name })),
    answers: answersAbout(chronicle.campaign, id, text => spelled(text, named)),
    prepared: preparedAbout(chronicle.campaign, id),
    lines: lines.slice(0, most.lines),
    olderLines: Math.max(0, lines.length - most.lines),
    history: texts.slice(0, most.history),
    olderTexts: Math.max(0, texts.length - most.history)
  }
}

function answersAbout({ book }: Campaign, id: ThingId, plain: (text: string) => string): BookPage['answers'] {
  return book.answers
    .filter(({ asked, text }) => mentionsIn(`${asked} ${text}`).includes(id))
    .map(({ question, seat, asked, text, session }) => ({
      question,
      seat,
      says: plain(asked),
      text: plain(text),
      session
    }))
    .sort((one, other) => Number(one.text !== '') - Number(other.text !== ''))
}

/** All notes that mention a thing, and all its earlier texts, newest first. Undone acts are in neither. */
function past(
  chronicle: Chronicle,
  thing: Thing,
  plain: (text: string) => string
): readonly [readonly LoggedLine[], readonly PageBefore[]] {
  const lines: LoggedLine[] = []
  const pages: PageBefore[] = []
  for (let id = chronicle.revision; id > 0; id--) {
    const entry = chronicle.entry(id)
    if (entry?.kind !== 'act' || entry.board !== null || chronicle.line.statusOf(id) !== 'stands') continue
    for (const event of entry.events as readonly SliceEvent[]) {
      if (event.type === 'page-written' && event.thing === thing.id)
        pages.push({ at: entry.at, sentence: plain(event.sentence), page: plain(event.page) })
      if (event.type === 'things-imported')
        for (const { thing: id, sentence, page } of event.things)
          if (id === thing.id) pages.push({ at: entry.at, sentence: plain(sentence), page: plain(page) })
      if (event.type === 'line-noted' && mentionsIn(event.text).includes(thing.id))
        lines.push(...linesOf(chronicle, id, { kind: 'gm' }).slice(-1))
    }
  }
  return [lines, pages.slice(1)]
}

const exhibitKindOf: Readonly<Partial<Record<ThingKind, ExhibitKind>>> = {
  person: 'person',
  place: 'place',
  thing: 'item'
}

/** A thing of the book as an exhibit (SH10): name, picture, and a sentence that the whole table may read. */
function thingExhibit(book: Book, thing: Thing, seats: readonly Seat[]): Exhibit {
  const { kind, name, knownTo, picture } = thing
  const line = knownTo === 'table' ? knownThing(book, thing, 'table', seats).sentence : ''
  return {
    kind: exhibitKindOf[kind] ?? (picture ? 'picture' : 'title'),
    title: name,
    line: cutBetweenLetters(line, longestOf.line),
    picture
  }
}
