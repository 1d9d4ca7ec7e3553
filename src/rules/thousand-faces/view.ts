import { assertNever } from '../core/assert-never'
import type { Audience } from '../core/audience'
import { memoize } from '../core/memoize'
import type { SeatId } from '../core/seat'
import { type AlliesGmPart, alliesGmPart } from './allies/view'
import { type CallsGmPart, callsGmPart, type CallsSeatPart, callsSeatPart } from './calls/view'
import { seatPart } from './characters/seat-view'
import { type CharactersGmPart, type CharactersSeatPart, workshopView } from './characters/view'
import { type EconomyGmPart, type EconomyTablePart, economyTablePart, economyView } from './economy/view'
import { type TradeSeatPart, tradeSeatPart } from './equipment/own-trade'
import { newestFlip } from './flip/questions'
import { type FlipView, flipView, type PendingView, pendingView } from './flip/view'
import { type FollowUpGmPart, followUpGmPart } from './follow-up/view'
import { type FoesGmPart, foesGmPart, type FoesTablePart, foesTablePart } from './foes/view'
import { attackView, type InjuryGmPart, type InjuryTablePart } from './injury/view'
import { interferenceView } from './injury/interference'
import { criticalView } from './moves/critical-view'
import { outcomeView } from './moves/outcome-view'
import { type MarkersGmPart, markersGmPart, type MarkersTablePart, markersTablePart } from './markers/view'
import type { MovesGmPart } from './moves/view'
import { type PhonesGmPart, phonesGmPart, type PhonesSeatPart, phonesSeatPart } from './phones/view'
import { type RoundsGmPart, roundsGmPart, type RoundsTablePart, roundsTablePart } from './rounds/view'
import { questionsShown } from './open-questions'
import type { Question } from '../core/question'
import { owedMoves } from './shadow/pool'
import { gmSheet, type GmSheetView, type SheetView, sheetView } from './sheet-view'
import { presentSheets } from './sheets'
import { shown } from './slices'
import { type SpotlightGmPart, type SpotlightTablePart, spotlightView } from './spotlight/view'
import type { State } from './state'
import { type TellingTablePart, tellingTablePart } from './telling/view'

/** The GM's pool. */
export interface ShadowView {
  readonly free: number
  readonly circled: number
}

export interface GmView
  extends
    SpotlightGmPart,
    MovesGmPart,
    InjuryGmPart,
    FoesGmPart,
    RoundsGmPart,
    MarkersGmPart,
    FollowUpGmPart,
    AlliesGmPart,
    EconomyGmPart,
    CharactersGmPart,
    PhonesGmPart,
    CallsGmPart {
  /** Every decision that waits, the oldest first of each kind (QU1). */
  readonly questions: readonly Question[]
  readonly sheets: readonly GmSheetView[]
  readonly shadow: ShadowView
  /** GM moves owed: how many in all, and the newest few of the flips that earned them, the newest last. */
  readonly gmMovesOwed: {
    readonly count: number
    readonly newest: readonly { readonly flip: number; readonly seat: SeatId }[]
  }
  readonly pending: PendingView | null
  /** The newest flip on this board. */
  readonly flip: FlipView | null
  readonly blessingSupply: number
  /** Doubles Shadow gains in Book 3. */
  readonly shadowFactor: 1 | 2
}

export interface TableView
  extends
    SpotlightTablePart,
    InjuryTablePart,
    FoesTablePart,
    RoundsTablePart,
    MarkersTablePart,
    EconomyTablePart,
    TellingTablePart {
  readonly sheets: readonly SheetView[]
  /** One number in the middle, the circled ones marked. */
  readonly shadow: ShadowView
  readonly flip: FlipView | null
  /** Whose choice everybody waits for. */
  readonly waitingFor: { readonly seat: SeatId; readonly for: 'tie' | 'critical' | 'cards' | 'flashback' } | null
}

export type OverlayView = TableView

/** A player's own screen: the table, and what they may decide now. */
export interface SeatView
  extends Omit<TableView, 'told'>, CharactersSeatPart, PhonesSeatPart, TradeSeatPart, CallsSeatPart {
  readonly yours: SeatId
  readonly pending: PendingView | null
  /** Decisions of this player that wait (QU1). Absent: none. */
  readonly questions?: readonly Question[]
}

export interface ThousandFacesViews {
  readonly gm: GmView
  readonly table: TableView
  readonly overlay: OverlayView
  readonly seat: SeatView
}

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
    questions: questionsShown(state, { kind: 'gm' }),
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
    attacks: state.attacks.map(attack => attackView(attack, 'gm')),
    dice: state.dice,
    interference: interferenceView(state),
    ...foesGmPart(state),
    ...roundsGmPart(state),
    ...markersGmPart(state),
    ...followUpGmPart(state),
    ...alliesGmPart(state),
    economy: economyView(state),
    workshop: workshopView(state),
    ...phonesGmPart(state),
    ...callsGmPart(state),
    ...shown.gm(state)
  }
}

const tables = memoize<State, TableView>(1)

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
    ...foesTablePart(state),
    ...roundsTablePart(state),
    ...markersTablePart(state),
    ...economyTablePart(state),
    ...shown.table(state),
    ...tellingTablePart(state)
  }
}

function seatView(state: State, seat: SeatId): SeatView {
  const questions = questionsShown(state, { kind: 'seat', seat })
  const { told: _, ...open } = tableView(state)
  return {
    yours: seat,
    ...open,
    pending: state.pending?.seat === seat ? pendingView(state) : null,
    ...seatPart(state, seat),
    ...phonesSeatPart(state, seat),
    ...tradeSeatPart(state, seat),
    ...callsSeatPart(state, seat),
    ...(questions.length > 0 ? { questions } : {}),
    ...shown.seat(state, seat)
  }
}
