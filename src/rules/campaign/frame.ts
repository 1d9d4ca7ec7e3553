import { type Audience, audienceKey, type AudienceKind } from '../core/audience'
import type { ShownRecap } from '../book/recap/model'
import { knownTo, type KnownThing } from '../book/things/view'
import { clocksSeen } from '../clocks/view'
import { memoize } from '../core/memoize'
import { systemOf } from '../registry'
import { seatOf, boardOf } from './campaign'
import type { Chronicle } from './chronicle'
import { showingView } from '../showing/view'
import { guideView } from './guide/model'
import { sessionView } from './session/vocabulary'
import { newestLines } from './log'
import type { ShownBoards } from './shown-boards'
import type {
  ActRange,
  Board,
  BoardFrame,
  BoardId,
  Campaign,
  EntryId,
  Frame,
  SavePointView,
  UndoView,
  Farewell
} from './types'
import { wordsOf } from './words'
import { recapOf } from './recap'

const gmLines = 60
const otherLines = 12

type AudienceOf<Kind extends AudienceKind> = Extract<Audience, { kind: Kind }>

/**
 * Everything that one audience may know now, built from nothing. Every frame is made by `framed`.
 * @param shown the games on the screens (ST6, ST7); null: all open games, the last played one in focus
 */
export function frameFor<Kind extends AudienceKind>(
  chronicle: Chronicle,
  audience: AudienceOf<Kind>,
  shown: ShownBoards | null = null
): Frame<Kind> {
  const forGm = audience.kind === 'gm'
  const farewell = audience.kind === 'table' ? farewellOf(chronicle, shown?.hidden ?? []) : null
  return {
    ...framed(chronicle.campaign, audience, shown, {
      revision: chronicle.revision,
      cause: chronicle.cause,
      entry: chronicle.line.latest,
      log: newestLines(chronicle, audience, forGm ? gmLines : otherLines, forGm ? [] : shown?.hidden),
      undo: (forGm ? undoView(chronicle) : null) as Frame<Kind>['undo']
    }),
    ...(farewell ? { farewell } : nothingKnown)
  }
}

/** The number of moments that fit on the screen. */
const mostMoments = 3

const farewells = memoize<Campaign, Farewell>(1)

/**
 * TB7: the text between two sessions: the most important moments of the table's recap, in our words. The Game Master's
 * own words are not shown before the recap is (PO6).
 * @param hidden boards that the table does not know of yet (ST7)
 */
function farewellOf(chronicle: Chronicle, hidden: readonly BoardId[]): Farewell | null {
  const { campaign } = chronicle
  if (!campaign.current.ended) return null
  return farewells(campaign, [hidden.join()], () => {
    const { moments } = recapOf(chronicle, campaign.session, { kind: 'table' }, hidden)
    const weightiest = [...moments].sort((one, other) => other.weight - one.weight).slice(0, mostMoments)
    return {
      session: campaign.session,
      moments: moments.filter(moment => weightiest.includes(moment)).map(({ parts }) => parts)
    }
  })
}

/**
 * The table's frame for a past campaign (RY1).
 * @param position the revision, cause, entry and log at that time
 */
export function tableFrameOf(
  campaign: Campaign,
  shown: ShownBoards,
  position: Pick<Frame<'table'>, 'revision' | 'cause' | 'entry' | 'log'>
): Frame<'table'> {
  return framed(campaign, { kind: 'table' }, shown, { ...position, undo: null })
}

function framed<Kind extends AudienceKind>(
  campaign: Campaign,
  audience: AudienceOf<Kind>,
  shown: ShownBoards | null,
  { revision, cause, entry, log, undo }: Pick<Frame<Kind>, 'revision' | 'cause' | 'entry' | 'log' | 'undo'>
): Frame<Kind> {
  const forGm = audience.kind === 'gm'
  const { boards, focus } = hasLeft(campaign, audience) ? nothingOpen : onScreens(openBoards(campaign), audience, shown)
  return {
    audience: audience.kind as Kind,
    revision,
    cause,
    entry,
    title: campaign.title,
    scene: campaign.scene,
    session: campaign.session,
    seats: campaign.seats,
    boards: (forGm ? campaign.boards : boards).map(board => boardFrame<Kind>(board, audience)),
    focus,
    log,
    undo,
    ...(forGm ? { ...sessionView(campaign), ...guideView(campaign) } : nothingKnown),
    ...knownBook(campaign, audience),
    ...shownRecap(campaign, audience),
    ...(hasLeft(campaign, audience) ? nothingKnown : showingView(campaign, audience)),
    ...(clocksAndMarks(campaign, audience) as Pick<Frame<Kind>, 'clocks' | 'marks'>)
  }
}

/** A state never changes, so its view never changes either: the newest view of each board is cached. */
const views = memoize<BoardId, Map<string, unknown>>()

function boardFrame<Kind extends AudienceKind>(board: Board, audience: Audience): BoardFrame<Kind> {
  const { id, system, title, closed } = board
  return { id, system, title, closed, view: viewOf(board, audience) } as BoardFrame<Kind>
}

function viewOf(board: Board, audience: Audience): unknown {
  const key = audienceKey(audience)
  const seen = views(board.id, [board.state], () => new Map())
  if (!seen.has(key)) seen.set(key, systemOf(board.system).view(board.state, audience))
  return seen.get(key)
}

/** The boards that are open to every audience. */
interface OpenBoards {
  readonly boards: Campaign['boards']
  readonly focus: BoardId | null
}

const openBoardsOf = memoize<Campaign, OpenBoards>(1)

function openBoards(campaign: Campaign): OpenBoards {
  return openBoardsOf(campaign, [], () => {
    const boards = campaign.boards.filter(board => !board.closed)
    const focused = boards.find(board => board.id === campaign.focus) ?? boards.at(-1)
    return { boards, focus: focused?.id ?? null }
  })
}

const nothingOpen: OpenBoards = { boards: [], focus: null }

/** Table and stream have only the game that is shown. A player has all games that were shown, that one first. */
function onScreens(open: OpenBoards, { kind }: Audience, shown: ShownBoards | null): OpenBoards {
  if (kind === 'gm' || shown === null) return open
  const known = open.boards.filter(({ id }) => (kind === 'seat' ? !shown.hidden.includes(id) : id === shown.table))
  const focus = known.find(({ id }) => id === shown.table) ?? known.at(-1)
  return { boards: known, focus: focus?.id ?? null }
}

/** Whether the seat of a phone was retired or removed: its frame contains no game. */
function hasLeft(campaign: Campaign, audience: Audience): boolean {
  return audience.kind === 'seat' && seatOf(campaign, audience.seat)?.retired !== false
}

/** The part of the book that a player knows; empty for a retired seat. */
function knownBook(campaign: Campaign, audience: Audience): { readonly book?: readonly KnownThing[] } {
  if (audience.kind !== 'seat' || hasLeft(campaign, audience)) return nothingKnown
  const book = knownTo(campaign.book, audience.seat, campaign.seats)
  return book.length > 0 ? { book } : nothingKnown
}

const nothingKnown = {}

/** The recap on the table's screen (PO7). */
function shownRecap({ book }: Campaign, { kind }: Audience): { readonly recap?: ShownRecap } {
  return kind === 'table' && book.recap.shown ? { recap: book.recap.shown } : nothingKnown
}

/**
 * Clocks and marks (CL3, MA4): all for the GM, their clocks for other audiences, none for a retired seat.
 */
function clocksAndMarks(campaign: Campaign, audience: Audience) {
  const { clocks, marks } = campaign
  if (audience.kind === 'gm')
    return {
      ...(clocks.clocks.length > 0 ? { clocks: clocks.clocks } : nothingKnown),
      ...(marks.marks.length > 0 ? { marks: marks.marks } : nothingKnown)
    }
  const seen = seenClocks(clocks, [], () => clocksSeen(clocks))
  return seen.length === 0 || hasLeft(campaign, audience) ? nothingKnown : { clocks: seen }
}

/** The same list for all audiences, so that a change in it is found once. */
const seenClocks = memoize<Campaign['clocks'], ReturnType<typeof clocksSeen>>(2)

function undoView(chronicle: Chronicle): UndoView {
  const { line } = chronicle
  const together = actsTogether(chronicle)
  const undone = stepsUndone(chronicle)
  return {
    steps: line.standing,
    redoSteps: line.undone,
    next: firstWords(chronicle, line.latest),
    nextRedo: firstWords(chronicle, line.at(line.standing + 1)),
    ...(together > 0 ? { together: rangeOf(line, together, line.standing) } : {}),
    ...(undone > 1 ? { justUndone: rangeOf(line, undone, line.standing + undone) } : {}),
    savePoints: chronicle.savePoints.map(point => savePointView(chronicle, point))
  }
}

/** The most acts that one step may undo. */
const mostTogether = 60

/**
 * CA27: the number of newest acts that may be undone in one step. The rules of the last played game decide it. Acts elsewhere
 * in between count too, because undo goes back in time. 0 for none.
 */
function actsTogether(chronicle: Chronicle): number {
  const { campaign } = chronicle
  const board = campaign.focus === null ? null : boardOf(campaign, campaign.focus)
  if (board === null) return 0
  return systemOf(board.system).together?.(newestActs(chronicle, board.id)) ?? 0
}

/** That board's events in each of the newest standing acts, the newest first; empty for an act elsewhere. */
function* newestActs(chronicle: Chronicle, board: BoardId): Iterable<readonly unknown[]> {
  const { line } = chronicle
  const last = Math.max(0, line.standing - mostTogether)
  for (let position = line.standing; position > last; position--) {
    const act = chronicle.entry(line.at(position))
    yield act?.kind === 'act' && act.board === board ? act.events : []
  }
}

/** The range of so many acts up to a position. */
function rangeOf(line: Chronicle['line'], acts: number, last: number): ActRange {
  return { acts, from: line.at(last - acts + 1), to: line.at(last) }
}

function stepsUndone(chronicle: Chronicle): number {
  const newest = chronicle.entry(chronicle.revision)
  return newest?.kind === 'undo' ? newest.steps : 0
}

function firstWords(chronicle: Chronicle, act: EntryId): UndoView['next'] {
  const entry = chronicle.entry(act)
  return entry?.kind === 'act' ? (wordsOf(chronicle, entry, { kind: 'gm' })[0] ?? null) : null
}

function savePointView({ line }: Chronicle, point: Chronicle['savePoints'][number]): SavePointView {
  const position = line.positionOf(point.after)
  return { entry: point.id, name: point.name, at: point.at, steps: position === null ? null : position - line.standing }
}
