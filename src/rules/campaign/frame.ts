import { type Audience, audienceKey, type AudienceKind } from '../core/audience'
import type { ShownRecap } from '../book/recap/model'
import { knownTo, type KnownThing } from '../book/things/view'
import { clocksSeen } from '../clocks/view'
import { memoize } from '../core/memoize'
import { systemOf } from '../registry'
import { seatOf } from './campaign'
import type { Chronicle } from './chronicle'
import { farewellOf } from './farewell'
import { showingParts } from '../showing/view'
import { sessionParts } from './session/view'
import { newestLines } from './log'
import type { ShownBoards } from './shown-boards'
import { actsTogether } from './together'
import type { ActRange, Board, BoardFrame, BoardId, Campaign, EntryId, Frame, SavePointView, UndoView } from './types'
import { wordsOf } from './words'

const gmLines = 60
const otherLines = 12

type AudienceOf<Kind extends AudienceKind> = Extract<Audience, { kind: Kind }>

/**
 * Everything that one audience may know now, built up from nothing. Whatever makes frames goes through `framed`.
 * @param shown which games are on the screens (ST6, ST7); null: all that are open, the one played on last in focus
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

/** What the table would see of a campaign as it was once (RY1). @param told where it stands, and what was told until then */
export function tableFrameOf(
  campaign: Campaign,
  shown: ShownBoards,
  told: Pick<Frame<'table'>, 'revision' | 'cause' | 'entry' | 'log'>
): Frame<'table'> {
  return framed(campaign, { kind: 'table' }, shown, { ...told, undo: null })
}

function framed<Kind extends AudienceKind>(
  campaign: Campaign,
  audience: AudienceOf<Kind>,
  shown: ShownBoards | null,
  { revision, cause, entry, log, undo }: Pick<Frame<Kind>, 'revision' | 'cause' | 'entry' | 'log' | 'undo'>
): Frame<Kind> {
  const forGm = audience.kind === 'gm'
  const { boards, focus } = hasLeft(campaign, audience) ? nothingOpen : onScreens(openPart(campaign), audience, shown)
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
    ...(forGm ? sessionParts(campaign) : nothingKnown),
    ...knownPart(campaign, audience),
    ...recapPart(campaign, audience),
    ...(hasLeft(campaign, audience) ? nothingKnown : showingParts(campaign, audience)),
    ...(clocksPart(campaign, audience) as Pick<Frame<Kind>, 'clocks' | 'marks'>)
  }
}

/** A state never changes, so what an audience sees of it does not either: of each board, the newest is remembered. */
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

/** What lies open to everybody. */
interface OpenPart {
  readonly boards: Campaign['boards']
  readonly focus: BoardId | null
}

const openParts = memoize<Campaign, OpenPart>(1)

function openPart(campaign: Campaign): OpenPart {
  return openParts(campaign, [], () => {
    const boards = campaign.boards.filter(board => !board.closed)
    const focused = boards.find(board => board.id === campaign.focus) ?? boards.at(-1)
    return { boards, focus: focused?.id ?? null }
  })
}

const nothingOpen: OpenPart = { boards: [], focus: null }

/** Table and stream have the one game that is shown; a player has all that were shown, and that one first. */
function onScreens(open: OpenPart, { kind }: Audience, shown: ShownBoards | null): OpenPart {
  if (kind === 'gm' || shown === null) return open
  const known = open.boards.filter(({ id }) => (kind === 'seat' ? !shown.hidden.includes(id) : id === shown.table))
  const focus = known.find(({ id }) => id === shown.table) ?? known.at(-1)
  return { boards: known, focus: focus?.id ?? null }
}

/** A phone that is still in the hands of somebody who has left, or whose seat was removed: no game is theirs to look at. */
function hasLeft(campaign: Campaign, audience: Audience): boolean {
  return audience.kind === 'seat' && seatOf(campaign, audience.seat)?.retired !== false
}

/** What a player knows of the book: nothing more once they have left. */
function knownPart(campaign: Campaign, audience: Audience): { readonly book?: readonly KnownThing[] } {
  if (audience.kind !== 'seat' || hasLeft(campaign, audience)) return nothingKnown
  const book = knownTo(campaign.book, audience.seat, campaign.seats)
  return book.length > 0 ? { book } : nothingKnown
}

const nothingKnown = {}

/** The recap that is on the table’s screen (PO7). */
function recapPart({ book }: Campaign, { kind }: Audience): { readonly recap?: ShownRecap } {
  return kind === 'table' && book.recap.shown ? { recap: book.recap.shown } : nothingKnown
}

/** Clocks and marks: the GM’s own; everybody else’s part of the clocks, until they have left (CL3, MA4). */
function clocksPart(campaign: Campaign, audience: Audience) {
  const { clocks, marks } = campaign
  if (audience.kind === 'gm')
    return {
      ...(clocks.clocks.length > 0 ? { clocks: clocks.clocks } : nothingKnown),
      ...(marks.marks.length > 0 ? { marks: marks.marks } : nothingKnown)
    }
  const seen = seenClocks(clocks, [], () => clocksSeen(clocks))
  return seen.length === 0 || hasLeft(campaign, audience) ? nothingKnown : { clocks: seen }
}

/** The same list for everybody, so that what changed in it is found once. */
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

/** So many acts, up to the one at that place. */
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
  const place = line.placeOf(point.after)
  return { entry: point.id, name: point.name, at: point.at, steps: place === null ? null : place - line.standing }
}
