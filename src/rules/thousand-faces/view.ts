import { assertNever } from '../core/assert-never'
import type { Audience } from '../core/audience'
import type { SeatId } from '../core/seat'
import { remembered } from '../core/remembered'
import { alliesGmPart } from './allies/view'
import { characterView, workshopView } from './characters/view'
import { seatPart } from './characters/seat-view'
import { countOwned, deckCount, exhaustedCount, mustShuffle, unseenCards } from './deck/places'
import { economyTablePart, economyView } from './economy/view'
import { foesGmPart, publicFoes } from './foes/view'
import { owedPoints } from './injury/search'
import { attackView } from './injury/view'
import { interferenceView } from './magic/interference'
import { gameGmPart, gameView } from './minigames/view'
import { criticalView } from './moves/critical-view'
import { outcomeView } from './moves/outcome-view'
import { spotlightView } from './spotlight/view'
import { isBlessing, isWound } from './cards'
import { cardsMissing, flipInProgress, newestFlip, whyOutOfPlay } from './flip/questions'
import { whyNoFlashback } from './flip/moved-on'
import type { Pending } from './flip/record'
import { flipView } from './flip/view'
import { oddsOf } from './odds'
import { owedMoves } from './shadow/pool'
import { presentSheets, sheetOf } from './sheets'
import { stamina } from './stamina/steps'
import type { Sheet, State } from './types'
import type { GmSheetView, GmView, PendingView, SeatView, SheetView, TableView, ThousandFacesViews } from './views'

/** What one audience may know, built up from nothing: orders and faces that nobody sees are copied by nobody. */
export function view(state: State, audience: Audience): ThousandFacesViews[Audience['kind']] {
  switch (audience.kind) {
    case 'gm':
      return gmView(state)
    case 'table':
    case 'overlay':
      return tableView(state)
    case 'seat':
      return seatView(state, audience.seat)
    default:
      return assertNever(audience)
  }
}

/** A frame must not grow with the evening: of the moves owed, so many are named. */
const newestOwed = 8

/** One line per slice that shows the GM something. */
function gmView(state: State): GmView {
  const { shadow, blessingSupply } = state
  const gmMovesOwed = owedMoves(state)
  const flip = newestFlip(state)
  return {
    sheets: state.sheets.map(sheet => gmSheet(state, sheet)),
    shadow: { free: shadow.free, circled: shadow.circled },
    gmMovesOwed: {
      count: gmMovesOwed.length,
      newest: gmMovesOwed.slice(-newestOwed).map(({ flip: serial, seat }) => ({ flip: serial, seat }))
    },
    pending: pendingView(state),
    flip: flip && flipView(flip, state.pending),
    blessingSupply: blessingSupply.length,
    shadowFactor: shadow.factor,
    spotlight: spotlightView(state),
    outcomes: state.outcomes.map(outcome => outcomeView(state, outcome)),
    critical: criticalView(state),
    attacks: state.attacks.map(attack => attackView(state, attack, 'gm')),
    dice: state.dice,
    interference: interferenceView(state),
    ...foesGmPart(state),
    ...alliesGmPart(state),
    economy: economyView(state),
    workshop: workshopView(state),
    ...gameGmPart(state)
  }
}

const tables = remembered<State, TableView>(1)

/** What lies open on the table: most of what anybody sees, so it is laid out once for all who look. */
function tableView(state: State): TableView {
  return tables(state, [], () => openTable(state))
}

/** One line per slice that shows the table something. */
function openTable(state: State): TableView {
  const { shadow, pending } = state
  const flip = newestFlip(state)
  return {
    sheets: presentSheets(state).map(sheet => sheetView(state, sheet)),
    shadow: { free: shadow.free, circled: shadow.circled },
    flip: flip && flipView(flip, pending),
    waitingFor: pending && { seat: pending.seat, for: pending.kind === 'name-cards' ? 'cards' : pending.kind },
    spotlight: { seat: state.spotlight.seat, turn: state.spotlight.turn },
    dice: state.dice,
    foes: publicFoes(state),
    ...economyTablePart(state),
    game: gameView(state)
  }
}

function seatView(state: State, seat: SeatId): SeatView {
  return {
    yours: seat,
    ...tableView(state),
    pending: state.pending?.seat === seat ? pendingView(state) : null,
    ...seatPart(state, seat)
  }
}

const openSheets = remembered<Sheet, SheetView>()
const gmSheets = remembered<Sheet, GmSheetView>()

function sheetView(state: State, sheet: Sheet): SheetView {
  const { pending } = state
  const tie = pending?.kind === 'tie' && pending.seat === sheet.seat ? pending : null
  const isFree = flipInProgress(state) === null
  return openSheets(sheet, [tie, isFree], () => openSheet(sheet, tie, isFree))
}

/** One line per slice that shows something of a player to everybody. */
function openSheet(sheet: Sheet, tie: Pending | null, isFree: boolean): SheetView {
  const { piles, tokens, lastFlip } = sheet
  return {
    seat: sheet.seat,
    ranks: sheet.ranks,
    cards: piles.cards,
    deck: deckCount(piles),
    discard: piles.discard,
    exhaustion: exhaustedCount(piles),
    exhaustionFaceUp: piles.faceUp,
    stamina: stamina - exhaustedCount(piles),
    tokens: { exhaustion: tokens.exhaustion, harm: tokens.harm, wound: tokens.wound },
    xp: sheet.xp,
    blessings: countOwned(piles, isBlessing),
    woundCards: countOwned(piles, isWound),
    shadowCaused: sheet.shadowCaused,
    mustShuffle: mustShuffle(piles),
    mayShuffle: piles.discard.length > 0 && isFree,
    incapacitated: sheet.incapacitated,
    heroic: sheet.character.stamina === 'heroic',
    dead: sheet.character.dead,
    lastFlip: lastFlip && flipView(lastFlip, tie)
  }
}

function gmSheet(state: State, sheet: Sheet): GmSheetView {
  const open = sheetView(state, sheet)
  const character = characterView(state, sheet)
  const free = state.pending === null || state.pending.kind === 'critical'
  const mayFlashback = free && whyOutOfPlay(state, sheet.seat) === null && whyNoFlashback(state, sheet.seat) === null
  return gmSheets(sheet, [open, character, mayFlashback], () => ({
    odds: oddsOf(sheet),
    character,
    recoverable: Math.min(sheet.tokens.exhaustion, exhaustedCount(sheet.piles)),
    mayFlashback,
    ...open
  }))
}

function pendingView(state: State): PendingView | null {
  const { pending } = state
  switch (pending?.kind) {
    case undefined:
      return null
    case 'tie':
      return { kind: 'tie', seat: pending.seat, among: pending.among, suggested: pending.suggested }
    case 'name-cards':
      return {
        kind: 'name-cards',
        seat: pending.seat,
        for: pending.naming.for,
        left: leftToName(state, pending),
        possible: unseenCards(sheetOf(state, pending.seat).piles)
      }
    case 'critical':
      return { kind: 'critical', seat: pending.seat, blessingsLeft: state.blessingSupply.length }
    case 'flashback': {
      const { lastFlip, xp } = sheetOf(state, pending.seat)
      const result = lastFlip?.result ?? 0
      return { kind: 'flashback', seat: pending.seat, result, stepsAffordable: Math.min(xp, 3 - result) }
    }
    default:
      return assertNever(pending)
  }
}

function leftToName(state: State, { seat, naming }: Extract<State['pending'], { kind: 'name-cards' }>): number {
  if (naming.for === 'recovery') return naming.left
  if (naming.for === 'stamina') return owedPoints(state, seat)
  const flip = newestFlip(state)
  return naming.for === 'flip' && flip ? cardsMissing(state, flip, seat) : deckCount(sheetOf(state, seat).piles)
}
