import type { AudienceKind } from '../core/audience'
import type { LogLine, LogPart } from '../core/log-line'
import type { Actor, Seat } from '../core/seat'
import type { ShownRecap } from '../book/recap/model'
import type { KnownThing } from '../book/things/view'
import type { Book } from '../book/state'
import type { Showing } from '../showing/model'
import type { ShowingView } from '../showing/view'
import type { Clocks, CampaignClock } from '../clocks/model'
import type { SeenClock } from '../clocks/view'
import type { Marks, Mark } from '../marks/model'
import type { SystemId, ViewTables } from '../registry'
import type { BoardId } from './ids'
import type { Guide, GuideView } from './guide/model'
import type { CurrentSession, SessionView } from './session/vocabulary'

export type { CampaignCommand, CampaignEvent } from './codec'
export type { BoardId } from './ids'

/** The number of an entry in the journal: 1, 2, 3 … without gaps, whatever is undone. */
export type EntryId = number

/** One game in play within the campaign. Its state is never saved, but computed from its events. */
export interface Board {
  readonly id: BoardId
  readonly system: SystemId
  readonly title: string
  readonly closed: boolean
  readonly state: unknown
}

/** The present scene of the story, for the table screen. */
export interface Scene {
  readonly title: string
  /** "Chapter 2, The tide turns". */
  readonly subtitle: string
}

/** The whole campaign at one moment. */
export interface Campaign {
  readonly title: string
  readonly scene: Scene
  /** The number of sessions that have begun. */
  readonly session: number
  /** In their order at the table; retired ones included. */
  readonly seats: readonly Seat[]
  /** In the order of their opening; closed ones included. */
  readonly boards: readonly Board[]
  /** The last played board, which the table screen shows. */
  readonly focus: BoardId | null
  /** The Game Master's book. */
  readonly book: Book
  /** The clocks that belong to no game (CL1). */
  readonly clocks: Clocks
  /** The marks for cutting a recording (MA1). */
  readonly marks: Marks
  /** The state of the present session. */
  readonly current: CurrentSession
  /** The guide of a first session (SE8). */
  readonly guide: Guide
  /** What is prepared to be shown, and what is shown. */
  readonly showing: Showing
}

/** One line of the journal. Entries are only ever appended; an undo appends one too. */
export type Entry = ActEntry | UndoEntry | RedoEntry | SavePointEntry

interface EntryBase {
  readonly id: EntryId
  /** Milliseconds since 1970, by the host's clock; for people, never for decisions of a rule. */
  readonly at: number
}

/** An act on one board or, with `board: null`, on the campaign itself. */
export interface ActEntry extends EntryBase {
  readonly kind: 'act'
  readonly board: BoardId | null
  readonly actor: Actor
  readonly command: unknown
  readonly events: readonly unknown[]
  /** Retired (see `codec.ts`). */
  readonly shuffle?: unknown
}

/** The last `steps` standing acts are undone. */
interface UndoEntry extends EntryBase {
  readonly kind: 'undo'
  readonly steps: number
}

/** The next `steps` undone acts stand again. */
interface RedoEntry extends EntryBase {
  readonly kind: 'redo'
  readonly steps: number
}

/** A name for this moment, to which the GM can return. It cannot be undone itself. */
export interface SavePointEntry extends EntryBase {
  readonly kind: 'save-point'
  readonly name: string
  /** The last standing act at that time; 0 for the beginning. */
  readonly after: EntryId
}

/** A line of the log as one audience sees it. */
export interface LoggedLine {
  readonly entry: EntryId
  readonly at: number
  /** `undone` acts can still be redone; acts that a new act removed are `gone`. Only the GM sees either. */
  readonly standing: 'stands' | 'undone' | 'gone'
  readonly kind: 'act' | 'save-point'
  readonly board: BoardId | null
  readonly line: LogLine
}

/** Why the newest frame differs from the previous one: a screen then chooses an animation or a cut. */
export type Cause = 'opened' | 'act' | 'undo' | 'redo' | 'save-point'

/** One board as one kind of audience sees it. */
export type BoardFrame<Kind extends AudienceKind> = {
  [Id in SystemId]: {
    readonly id: BoardId
    readonly system: Id
    readonly title: string
    readonly closed: boolean
    readonly view: ViewTables[Id][Kind]
  }
}[SystemId]

/** Everything that one audience may know at one moment; always complete, never a difference. */
export interface Frame<Kind extends AudienceKind> extends SessionView, GuideView, ShowingView {
  readonly audience: Kind
  /** The number of entries in the journal; a command names the revision of its frame. */
  readonly revision: number
  readonly cause: Cause
  /** The entry that caused this frame, 0 for an empty campaign. */
  readonly entry: EntryId
  /** This player's own act caused this frame. Absent otherwise, and for every other audience. */
  readonly own?: true
  readonly title: string
  readonly scene: Scene
  readonly session: number
  /**
   * In their order at the table. Retired seats are included, because old lines name them; only the GM sees their games.
   */
  readonly seats: readonly Seat[]
  /** Closed boards are in the GM's frame only. */
  readonly boards: readonly BoardFrame<Kind>[]
  /** The last played open board, which the table screen shows. */
  readonly focus: BoardId | null
  /** The newest lines, oldest first: 60 for the GM, 12 for every other audience. */
  readonly log: readonly LoggedLine[]
  readonly undo: Kind extends 'gm' ? UndoView : null
  /** The part of the Game Master's book that this player may know. Absent when empty, and for every other audience. */
  readonly book?: readonly KnownThing[]
  /** The clocks: all for the GM, for other audiences those that they may know. Absent when there are none. */
  readonly clocks?: readonly (Kind extends 'gm' ? CampaignClock : SeenClock)[]
  /** The GM's marks, oldest first. Absent when there are none, and for every other audience. */
  readonly marks?: readonly Mark[]
  /** The recap on the table's screen. Absent when there is none, and for every other audience. */
  readonly recap?: ShownRecap
  /**
   * “Until next time”: the session has ended, and the next one has not begun (TB7). Absent otherwise, and for every
   * audience but the table.
   */
  readonly farewell?: Farewell
}

/** The table's text after a session. */
export interface Farewell {
  readonly session: number
  /** At most three, in the order of the events. */
  readonly moments: readonly (readonly LogPart[])[]
}

/** The next effect of undo and of redo. */
export interface UndoView {
  readonly steps: number
  readonly redoSteps: number
  /** The act that Ctrl+Z would undo, in words. */
  readonly next: LogLine | null
  readonly nextRedo: LogLine | null
  /** The newest acts, when they belong together and may be undone in one step (CA27). Absent: none do. */
  readonly together?: ActRange
  /** The acts of the newest undo, when it covered several acts and no act followed. */
  readonly justUndone?: ActRange
  readonly savePoints: readonly SavePointView[]
}

/** A range of acts on the line of play. */
export interface ActRange {
  /** The number of acts: the steps to undo or to redo. */
  readonly acts: number
  /** The first and the last act of the range. */
  readonly from: EntryId
  readonly to: EntryId
}

export interface SavePointView {
  readonly entry: EntryId
  readonly name: string
  readonly at: number
  /** Steps to undo (negative) or redo (positive) to get there; null when a later act has removed that line. */
  readonly steps: number | null
}
