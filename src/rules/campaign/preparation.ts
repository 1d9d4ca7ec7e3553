import { editable, mentionsIn, type MentionTarget, partsOf, type MentionPart } from '../book/mentions'
import { nameIn, nameIndex } from '../book/names'
import type { PreparedLine } from '../book/preparation/model'
import { carriedFrom, linesOn } from '../book/preparation/page'
import { lineOf as thingLineOf, type ThingLine } from '../book/search'
import type { Thing } from '../book/things/model'
import { thingsIn } from '../book/things/lookup'
import type { BoardPreparation, PlayerPreparation } from '../core/preparation'
import type { RecentPlay } from '../core/prompts'
import type { SeatId } from '../core/seat'
import { counted } from '../core/text'
import { systemOf } from '../registry'
import type { TurnTimes } from './prompts/turn-times'
import type { Board, BoardId, Campaign } from './types'

/** A text of a prepared line: for reading, and in its typed form. */
export interface PageText {
  readonly parts: readonly MentionPart[]
  readonly typed: string
}

/** A prepared line, as the Game Master reads and edits it. */
export interface PageLine extends Pick<PreparedLine, 'id' | 'kind' | 'shelf' | 'used'> {
  readonly text: PageText
  readonly branches: readonly PageText[]
  /** The earlier session of the line; null: the line was written for this session, or is used (BN4). */
  readonly from: number | null
}

interface PagePlayer extends PlayerPreparation {
  readonly lines: readonly PageLine[]
}

/** The facts of one game; `players` are listed together with their lines. */
export interface PageBoard extends Omit<BoardPreparation, 'players'> {
  readonly board: BoardId
  readonly title: string
}

/** Things of the book for one section of the page: the first ones, and the number of further ones (BN8). */
export interface PageThings {
  readonly things: readonly ThingLine[]
  readonly more: number
}

/** The page for the coming or present session (BN2–BN8). */
export interface PreparationPage {
  readonly session: number
  readonly boards: readonly PageBoard[]
  /** All players at the table, and every seat that a line is for. */
  readonly players: readonly PagePlayer[]
  /** All other lines, in the order of writing. */
  readonly lines: readonly PageLine[]
  readonly mayCome: PageThings
  readonly secrets: PageThings
}

/** The most things of the book in one section. */
const mostThings = 6
/** The shortest wait that is mentioned, in milliseconds. */
const longWaitMs = 5 * 60_000

/**
 * The page of one session, computed from the state and the book; not stored.
 * @param now milliseconds since 1970
 */
export function preparationPage(campaign: Campaign, times: TurnTimes, session: number, now: number): PreparationPage {
  const lines = linesOn(campaign.book, session)
  const summaries = campaign.boards
    .filter(({ closed }) => !closed)
    .map(board => preparedBy(board, campaign, times, session, now))
  const read = lineReader(campaign, session)
  const seats = new Set(campaign.seats.map(({ id }) => id))
  const isFor = (line: PreparedLine): line is PreparedLine & { seat: SeatId } =>
    line.kind === 'player' && line.seat !== null && seats.has(line.seat)
  return {
    session,
    boards: summaries.map(({ id, title, prepared: { facts, standing, owed } }) => ({
      board: id,
      title,
      facts,
      standing,
      owed
    })),
    players: campaign.seats
      .map(seat => ({ seat, own: lines.filter(line => isFor(line) && line.seat === seat.id) }))
      .filter(({ seat, own }) => !seat.retired || own.length > 0)
      .map(({ seat, own }) => ({ ...playerOn(summaries, campaign.focus, seat.id), lines: own.map(read) })),
    lines: lines.filter(line => !isFor(line)).map(read),
    ...fromBook(campaign, lines)
  }
}

interface BoardSummary {
  readonly id: BoardId
  readonly title: string
  readonly prepared: BoardPreparation
  readonly recently: RecentPlay
}

const nothing: BoardPreparation = { facts: [], standing: [], players: [], owed: [] }

function preparedBy(
  { id, system: of, title, state }: Board,
  { session }: Campaign,
  times: TurnTimes,
  page: number,
  now: number
): BoardSummary {
  const system = systemOf(of)
  const recently = times.recently(id, system.prompts?.turnsLast ?? false, now)
  return { id, title, recently, prepared: system.prepare?.(state, { page, session, recently }) ?? nothing }
}

/** One player's facts from all games; and whether that player has waited longest on the last played board. */
function playerOn(summaries: readonly BoardSummary[], focus: BoardId | null, seat: SeatId): PlayerPreparation {
  const own = summaries.flatMap(({ prepared }) => prepared.players.filter(each => each.seat === seat))
  const [longest] = summaries.find(({ id }) => id === focus)?.recently.waited ?? []
  const waits = longest?.seat === seat && longest.waited >= longWaitMs
  const unused = own.flatMap(each => each.unused)
  return {
    seat,
    enjoys: own.flatMap(({ enjoys }) => enjoys),
    unused: waits ? [...unused, `waited longest: ${counted(Math.floor(longest.waited / 60_000), 'minute')}`] : unused
  }
}

function lineReader({ book, seats }: Campaign, page: number): (line: PreparedLine) => PageLine {
  const index = nameIndex(book, seats)
  const named = (mentioned: MentionTarget): string => nameIn(book, seats, mentioned) ?? 'somebody'
  const text = (kept: string): PageText => ({ parts: partsOf(kept, named), typed: editable(kept, index, named) })
  return line => ({
    id: line.id,
    kind: line.kind,
    shelf: line.shelf,
    used: line.used,
    text: text(line.text),
    branches: line.branches.map(text),
    from: line.used ? null : carriedFrom(line, page)
  })
}

const isOpen = ({ standing }: Thing): boolean => standing !== 'closed'

/** BN8: the things of the book for a page with these lines. */
function fromBook(campaign: Campaign, lines: readonly PreparedLine[]): Pick<PreparationPage, 'mayCome' | 'secrets'> {
  const mentioned = new Set(lines.flatMap(({ text, branches }) => mentionsIn([text, ...branches].join(' '))))
  const shownIds = new Set(
    campaign.book.prepared.flatMap(({ kind, used, text }) => (kind === 'secret' && used ? mentionsIn(text) : []))
  )
  const newest = thingsIn(campaign.book)
    .filter(thing => isOpen(thing) && !mentioned.has(thing.id))
    .toReversed()
  const others = newest.filter(({ kind }) => kind !== 'secret')
  const secrets = newest.filter(
    ({ id, kind, knownTo, standing }) =>
      kind === 'secret' && knownTo === 'gm' && standing !== 'revealed' && !shownIds.has(id)
  )
  const met = others.filter(({ standing }) => standing !== 'new')
  const unmet = others.filter(({ standing }) => standing === 'new')
  return { mayCome: first([...met, ...unmet], campaign), secrets: first(secrets, campaign) }
}

function first(things: readonly Thing[], { book, seats }: Campaign): PageThings {
  return {
    things: things.slice(0, mostThings).map(thing => thingLineOf(thing, { book, seats })),
    more: Math.max(0, things.length - mostThings)
  }
}
