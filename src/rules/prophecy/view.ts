import { assertNever } from '../core/assert-never'
import type { Audience, AudienceKind } from '../core/audience'
import type { Clock } from '../core/clock'
import { memoize } from '../core/memoize'
import type { AnyQuestion } from '../core/question'
import type { SeatId } from '../core/seat'
import type { Options } from './outline/model'
import { finaleOf } from './outline/scenes'
import { questionsShown } from './open-questions'
import { type Reminder, reminders } from './reminders'
import { type SceneView, sceneView } from './stage/view'
import { shown } from './slices'
import type { State } from './state'
import { isPresent } from './table/presence'
import { mostScenes, type Outcome, type Phase, type SceneId } from './vocabulary'
import type { Prophecy } from './world/model'
import { type ObjectView, objectView } from './world/view'

/** A story as the whole table sees it. The game has no secrets. */
export interface TableView {
  readonly phase: Phase
  readonly options: Options
  readonly doom: Prophecy
  readonly moderator: SeatId | null
  readonly objects: readonly ObjectView[]
  readonly scenes: readonly SceneView[]
  readonly scenesLeft: number
  readonly onStage: SceneId | null
  readonly clock: Clock
  readonly question: string
  /** How the Finale ended; null while the story goes on. */
  readonly ending: Outcome | null
  /** Grows with each wave of dice. */
  readonly serial: number
}

type OverlayView = TableView

export interface GmView extends TableView {
  /** What the Game Master may answer (QU1). */
  readonly questions: readonly AnyQuestion[]
  readonly reminders: readonly Reminder[]
}

export interface SeatView extends TableView {
  readonly yours: SeatId
  /** What this player may answer (QU1). */
  readonly questions: readonly AnyQuestion[]
  readonly isModerator: boolean
}

export interface ProphecyViews {
  readonly gm: GmView
  readonly table: TableView
  readonly overlay: OverlayView
  readonly seat: SeatView
}

/** The view of one audience, built only from what that audience may know. */
export function view(state: State, audience: Audience): ProphecyViews[AudienceKind] {
  switch (audience.kind) {
    case 'table':
    case 'overlay':
      return tableView(state)
    case 'gm':
      return {
        ...tableView(state),
        reminders: reminders(state),
        questions: questionsShown(state, audience),
        ...shown.gm(state)
      } satisfies GmView
    case 'seat':
      return {
        ...tableView(state),
        yours: audience.seat,
        questions: questionsShown(state, audience),
        isModerator: tableView(state).moderator === audience.seat,
        ...shown.seat(state, audience.seat)
      } satisfies SeatView
    default:
      return assertNever(audience)
  }
}

/** Every audience sees the same board, so it is computed once. */
const boards = memoize<State, TableView>(1)

function tableView(state: State): TableView {
  return boards(state, [], () => laidOut(state))
}

function laidOut(state: State): TableView {
  const { phase, options, doom, moderator, onStage, clock, question, serial } = state
  return {
    phase,
    options,
    doom,
    moderator: moderator !== null && isPresent(state, moderator) ? moderator : null,
    objects: state.objects.map(objectView),
    scenes: state.scenes.map(scene => sceneView(state, scene)),
    scenesLeft: mostScenes - state.scenes.length,
    onStage,
    clock,
    question,
    ending: finaleOf(state)?.check?.outcome ?? null,
    serial,
    ...shown.table(state)
  }
}
