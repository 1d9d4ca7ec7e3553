import type { LogPart } from '../core/log-line'
import type { SeatId } from '../core/seat'
import type {
  Category,
  Clock,
  Doom,
  ObjectId,
  Options,
  Outcome,
  Pair,
  Phase,
  SceneId,
  StoryObject,
  ToldPair
} from './types'

/** An index card with its sticky notes. */
export interface ObjectView extends StoryObject {
  /** A Character's categories that have no Aspect yet; empty for everything else. */
  readonly missing: readonly Category[]
}

/** How a scene's dice fell. */
export interface CheckView {
  readonly waves: readonly (readonly number[])[]
  readonly pairs: readonly ToldPair[]
  readonly lent: number
  readonly difficulty: number
  readonly hits: number
  /** Dice of the next wave; 0 once all have fallen. */
  readonly due: number
  /** Chance of success with what lies there and what is still to fall, 0…1. */
  readonly chance: number
  readonly outcome: Outcome | null
}

/** `waiting`: something that leads to it has not been told. `ready`: it could be performed next. */
export type SceneStanding = 'waiting' | 'ready' | 'on-stage' | 'told'

/** One oval of the story board. */
export interface SceneView {
  readonly id: SceneId
  readonly parent: SceneId | null
  /** 0 for the Finale, 1 for a primary scene … */
  readonly depth: number
  readonly objective: string
  readonly difficulty: number
  readonly time: string
  readonly place: string
  readonly present: readonly ObjectId[]
  /** Who was there when its dice fell, and has left the table since. */
  readonly gone: readonly string[]
  readonly pairs: readonly Pair[]
  readonly standing: SceneStanding
  /** What must be told before it. */
  readonly waitsFor: readonly SceneId[]
  /** Dice on its oval, from scenes that went well. */
  readonly lent: number
  /** Its pool as it stands: pairs and lent dice. */
  readonly pool: number
  /** Exact chance of that pool against the difficulty, 0…1. */
  readonly chance: number
  readonly maySketch: boolean
  readonly check: CheckView | null
  readonly outcome: Outcome | null
  readonly exploited: readonly number[]
  readonly story: string
  readonly took: number | null
}

/** A story as the whole table sees it: nothing in it is anybody's secret. */
export interface TableView {
  readonly phase: Phase
  readonly options: Options
  readonly doom: Doom
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

export type OverlayView = TableView

/** Something that the books still lack, for the Moderator to mention. */
export interface Reminder {
  readonly phase: Phase
  readonly says: readonly LogPart[]
}

export interface GmView extends TableView {
  readonly reminders: readonly Reminder[]
}

export interface SeatView extends TableView {
  readonly yours: SeatId
  readonly isModerator: boolean
}

export interface ProphecyViews {
  readonly gm: GmView
  readonly table: TableView
  readonly overlay: OverlayView
  readonly seat: SeatView
}
