import { assertNever } from '../core/assert-never'
import type { Audience } from '../core/audience'
import { memoize } from '../core/memoize'
import type { SeatId } from '../core/seat'
import { type AlliesGmView, alliesGmView } from './allies/view'
import { type CallsGmView, callsGmView, type CallsSeatView, callsSeatView } from './calls/view'
import { type CharactersGmView, type CharactersSeatView, workshopView, charactersSeatView } from './characters/view'
import { type EconomyGmView, type EconomyTableView, economyTableView, economyView } from './economy/view'
import { type TradeSeatView, tradeSeatView } from './equipment/trade'
import { newestFlip } from './flip/queries'
import { type FlipView, flipView, type PendingView, pendingView } from './flip/view'
import { type FollowUpGmView, followUpGmView } from './follow-up/view'
import { type FoesGmView, foesGmView, type FoesTableView, foesTableView } from './foes/view'
import { attackView, type InjuryGmView, type InjuryTableView } from './injury/view'
import { interferenceView } from './injury/interference'
import { criticalView, outcomeView } from './moves/outcome-view'
import { type MarkersGmView, markersGmView, type MarkersTableView, markersTableView } from './markers/view'
import type { MovesGmView } from './moves/view'
import { type PhonesGmView, phonesGmView, type PhonesSeatView, phonesSeatView } from './phones/view'
import { type RoundsGmView, roundsGmView, type RoundsTableView, roundsTableView } from './rounds/view'
import { questionsShown } from './open-questions'
import type { Question } from '../core/question'
import { owedMoves } from './shadow/pool'
import { gmSheet, type GmSheetView, type SheetView, sheetView } from './sheet-view'
import { presentSheets } from './sheets'
import { shown } from './slices'
import { actingSeat } from './spotlight/acting'
import { type SpotlightGmView, type SpotlightTableView, spotlightView } from './spotlight/view'
import type { State } from './state'
import {
  type TellingGmView,
  tellingGmView,
  type TellingSeatView,
  tellingSeatView,
  type TellingTableView,
  tellingTableView
} from './telling/view'

/** The GM's Shadow points. */
export interface ShadowView {
  readonly free: number
  readonly circled: number
}

export interface GmView
  extends
    SpotlightGmView,
    MovesGmView,
    InjuryGmView,
    FoesGmView,
    RoundsGmView,
    MarkersGmView,
    FollowUpGmView,
    AlliesGmView,
    EconomyGmView,
    CharactersGmView,
    PhonesGmView,
    CallsGmView,
    TellingGmView {
  /** Every open decision, the oldest first of each kind (QU1). */
  readonly questions: readonly Question[]
  readonly sheets: readonly GmSheetView[]
  readonly shadow: ShadowView
  /** Due GM moves: their number, and the newest few with their flips, the newest last. */
  readonly gmMovesOwed: {
    readonly count: number
    readonly newest: readonly { readonly flip: number; readonly seat: SeatId }[]
  }
  readonly pending: PendingView | null
  /** The newest flip on this board. */
  readonly flip: FlipView | null
  readonly blessingSupply: number
  /** The factor of Shadow gains: 2 in Book 3. */
  readonly shadowFactor: 1 | 2
}

export interface TableView
  extends
    SpotlightTableView,
    InjuryTableView,
    FoesTableView,
    RoundsTableView,
    MarkersTableView,
    EconomyTableView,
    TellingTableView {
  readonly sheets: readonly SheetView[]
  /** One number in the middle, with the circled points marked. */
  readonly shadow: ShadowView
  readonly flip: FlipView | null
  /** The seat that the table waits for, and why. */
  readonly waitingFor: { readonly seat: SeatId; readonly for: 'tie' | 'critical' | 'cards' | 'flashback' } | null
}

export type OverlayView = TableView

/** A player's own screen: the table, and the player's present decisions. */
export interface SeatView
  extends
    Omit<TableView, 'onTable'>,
    CharactersSeatView,
    PhonesSeatView,
    TradeSeatView,
    CallsSeatView,
    TellingSeatView {
  readonly yours: SeatId
  readonly pending: PendingView | null
  /** Open decisions of this player (QU1). Absent: none. */
  readonly questions?: readonly Question[]
}

export interface ThousandFacesViews {
  readonly gm: GmView
  readonly table: TableView
  readonly overlay: OverlayView
  readonly seat: SeatView
}

/** The view of one audience, built only from what that audience may know: secret orders and faces are never copied. */
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

/** Limit of the named due moves: a frame must not grow during a session. */
const newestOwed = 8

/** One line for each slice with a part for the GM. */
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
    ...foesGmView(state),
    ...roundsGmView(state),
    ...markersGmView(state),
    ...followUpGmView(state),
    ...alliesGmView(state),
    economy: economyView(state),
    workshop: workshopView(state),
    ...phonesGmView(state),
    ...callsGmView(state),
    ...tellingGmView(state),
    ...shown.gm(state)
  }
}

const tables = memoize<State, TableView>(1)

/** The public part of the table. Every audience needs it, so it is computed once. */
function tableView(state: State): TableView {
  return tables(state, [], () => openTable(state))
}

/** One line for each slice with a public part. */
function openTable(state: State): TableView {
  const { shadow, pending } = state
  const flip = newestFlip(state)
  return {
    sheets: presentSheets(state).map(sheet => sheetView(state, sheet)),
    shadow: { free: shadow.free, circled: shadow.circled },
    flip: flip && flipView(flip, pending),
    waitingFor: pending && { seat: pending.seat, for: pending.kind === 'name-cards' ? 'cards' : pending.kind },
    spotlight: { seat: actingSeat(state), turn: state.spotlight.turn },
    dice: state.dice,
    ...foesTableView(state),
    ...roundsTableView(state),
    ...markersTableView(state),
    ...economyTableView(state),
    ...shown.table(state),
    ...tellingTableView(state)
  }
}

function seatView(state: State, seat: SeatId): SeatView {
  const questions = questionsShown(state, { kind: 'seat', seat })
  const { onTable: _, ...open } = tableView(state)
  return {
    yours: seat,
    ...open,
    pending: state.pending?.seat === seat ? pendingView(state) : null,
    ...charactersSeatView(state, seat),
    ...phonesSeatView(state, seat),
    ...tradeSeatView(state, seat),
    ...callsSeatView(state, seat),
    ...tellingSeatView(state, seat),
    ...(questions.length > 0 ? { questions } : {}),
    ...shown.seat(state, seat)
  }
}
