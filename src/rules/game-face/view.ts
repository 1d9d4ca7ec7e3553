import { assertNever } from '../core/assert-never'
import type { Audience, AudienceKind } from '../core/audience'
import type { AnyQuestion } from '../core/question'
import { gm, type SeatId } from '../core/seat'
import type { Variants } from './contestants/model'
import { voiceOf } from './contestants/view'
import type { PastRitual } from './duel/model'
import { type ContestView, contestView } from './duel/view'
import { questionsShown } from './open-questions'
import { cupOf, type CupView, realCupOf } from './ritual/view'
import { shown } from './slices'
import type { State } from './state'

export interface TableView {
  readonly variants: Variants
  readonly contest: ContestView | null
  readonly past: readonly PastRitual[]
  /** Grows with each reveal: a screen animates the reveal when the number changes. */
  readonly serial: number
}

type OverlayView = TableView

/** The Game Master's view: only the cup of their own contestant, if there is one. */
export interface GmView extends TableView {
  /** What the Game Master may answer (QU1). */
  readonly questions: readonly AnyQuestion[]
  readonly cup: CupView | null
}

export interface SeatView extends TableView {
  readonly yours: SeatId
  /** What this player is asked, and what is offered to them (QU1). */
  readonly questions: readonly AnyQuestion[]
  readonly cup: CupView | null
  /** The player's entry for real dice, and the permitted entries; absent without real dice (GF26). */
  readonly realCup?: CupView
  /** This seat settles disputes. */
  readonly isVoice: boolean
}

export interface GameFaceViews {
  readonly gm: GmView
  readonly table: TableView
  readonly overlay: OverlayView
  readonly seat: SeatView
}

/** The view of one audience, built only from what that audience may know. */
export function view(state: State, audience: Audience): GameFaceViews[AudienceKind] {
  switch (audience.kind) {
    case 'table':
    case 'overlay':
      return tableView(state)
    case 'gm':
      return {
        ...tableView(state),
        cup: cupOf(state, gm),
        questions: questionsShown(state, gm),
        ...shown.gm(state)
      } satisfies GmView
    case 'seat':
      return {
        ...tableView(state),
        yours: audience.seat,
        questions: questionsShown(state, audience),
        cup: cupOf(state, audience),
        ...realCupPart(state, audience.seat),
        isVoice: voiceOf(state) === audience.seat,
        ...shown.seat(state, audience.seat)
      } satisfies SeatView
    default:
      return assertNever(audience)
  }
}

function realCupPart(state: State, seat: SeatId): Pick<SeatView, 'realCup'> {
  const realCup = realCupOf(state, { kind: 'seat', seat })
  return realCup ? { realCup } : {}
}

function tableView(state: State): TableView {
  const { variants, past, serial } = state
  return { variants, contest: contestView(state), past, serial, ...shown.table(state) }
}
