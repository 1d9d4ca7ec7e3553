import type { AudienceKind } from '../core/audience'
import type { LogLine, LogPart } from '../core/log-line'
import type { Actor, Seat } from '../core/seat'
import type { ShownRecap } from '../book/recap/model'
import type { KnownThing } from '../book/things/view'
import type { Book } from '../book/state'
import type { Showing } from '../showing/model'
import type { ShowingParts } from '../showing/view'
import type { Clocks } from '../clocks/state'
import type { SeenClock } from '../clocks/view'
import type { Marks } from '../marks/state'
import type { Mark } from '../marks/model'
import type { CampaignClock } from '../clocks/model'
import type { SystemId, ViewTables } from '../registry'
import type { BoardId } from './ids'
import type { CurrentSession } from './session/vocabulary'
import type { SessionParts } from './session/view'

export type { CampaignCommand, CampaignEvent } from './codec'
export type { BoardId } from './ids'

/** The number of an entry in the journal: 1, 2, 3 … without gaps, whatever is undone. */
export type EntryId = number

/** One game in play within the campaign. Its state is never saved: it is what its events made. */
export interface Board {
  readonly id: BoardId
  readonly system: SystemId
  readonly title: string
  readonly closed: boolean
  readonly state: unknown
}

/** Where the story is, in words: shown on the table screen. */
export interface Scene {
  readonly title: string
  /** "Chapter 2, The tide turns". */
  readonly subtitle: string
}

/** The whole campaign at one moment. */
export interface Campaign {
  readonly title: string
  readonly scene: Scene
  /** How many sessions have begun. */
  readonly session: number
  /** In the order in which they sit; retired ones included. */
  readonly seats: readonly Seat[]
  /** In the order in which they were opened; closed ones included. */
  readonly boards: readonly Board[]
  /** The board that was played on last: the one that the table screen shows. */
  readonly focus: BoardId | null
  /** The Game Master’s book. */
  readonly book: Book
  /** The clocks that belong to no game (CL1). */
  readonly clocks: Clocks
  /** What a recording is cut by (MA1). */
  readonly marks: Marks
  /** What is known of the session that is on. */
  readonly current: CurrentSession
  /** What is prepared to be shown, and what is shown. */
  readonly showing: Showing
}

/** One line of the journal. Entries are only ever added: undoing adds one too. */
export type Entry = ActEntry | UndoEntry | RedoEntry | SavePointEntry

interface EntryBase {
  readonly id: EntryId
  /** Milliseconds since 1970, by the host's clock; for people to read, never for a rule to judge by. */
  readonly at: number
}

/** Something was done: on one board, or (`board: null`) to the campaign itself. */
export interface ActEntry extends EntryBase {
  readonly kind: 'act'
  readonly board: BoardId | null
  readonly actor: Actor
  readonly command: unknown
  readonly events: readonly unknown[]
  /** Retired (see `codec.ts`). */
  readonly shuffle?: unknown
}

/** The last `steps` standing acts are taken back. */
interface UndoEntry extends EntryBase {
  readonly kind: 'undo'
  readonly steps: number
}

/** The next `steps` undone acts stand again. */
interface RedoEntry extends EntryBase {
  readonly kind: 'redo'
  readonly steps: number
}

/** A name for this moment, to come back to. Not itself a thing to undo. */
export interface SavePointEntry extends EntryBase {
  readonly kind: 'save-point'
  readonly name: string
  /** The last act that stood when it was named; 0 for the very beginning. */
  readonly after: EntryId
}

/** A line of the log as one audience sees it. */
export interface LoggedLine {
  readonly entry: EntryId
  readonly at: number
  /** `undone` acts can still be redone; those left behind by a new act are `gone`, and only the GM sees either. */
  readonly standing: 'stands' | 'undone' | 'gone'
  readonly kind: 'act' | 'save-point'
  readonly board: BoardId | null
  readonly line: LogLine
}

/** Why the newest picture differs from the one before, so that a screen knows whether to turn cards or to cut. */
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

/** Everything one audience may know at one moment: a whole picture, never a difference. */
export interface Frame<Kind extends AudienceKind> extends SessionParts, ShowingParts {
  readonly audience: Kind
  /** How many entries the journal has; a command names the revision it was looking at. */
  readonly revision: number
  readonly cause: Cause
  /** The entry that made this picture, 0 for an empty campaign. */
  readonly entry: EntryId
  /** The act that made this picture was this player’s own. The host says it: absent where it was not, and for everybody else. */
  readonly own?: true
  readonly title: string
  readonly scene: Scene
  readonly session: number
  /** In the order in which they sit. Retired ones too, whose names still stand in what is past; of their games, only the GM sees anything. */
  readonly seats: readonly Seat[]
  /** Closed boards are in the GM's frame only. */
  readonly boards: readonly BoardFrame<Kind>[]
  /** The open board that was played on last, which the table screen shows. */
  readonly focus: BoardId | null
  /** The newest lines, oldest first: 60 for the GM, 12 for everybody else. */
  readonly log: readonly LoggedLine[]
  readonly undo: Kind extends 'gm' ? UndoView : null
  /** What this player may know of the Game Master’s book. Absent while that is nothing, and for everybody else. */
  readonly book?: readonly KnownThing[]
  /** The clocks: all of them for the GM; for everybody else those that they may know. Absent while there are none. */
  readonly clocks?: readonly (Kind extends 'gm' ? CampaignClock : SeenClock)[]
  /** The GM’s marks, oldest first. Absent while there are none, and for everybody else. */
  readonly marks?: readonly Mark[]
  /** The recap that the table is shown. Absent while there is none, and for everybody else. */
  readonly recap?: ShownRecap
  /** “Until next time”: the session is over, and the next one has not begun (TB7). Absent else, and for everybody but the table. */
  readonly farewell?: Farewell
}

/** What the table is told when a session is over. */
export interface Farewell {
  readonly session: number
  /** At most three, in the order in which they happened. */
  readonly moments: readonly (readonly LogPart[])[]
}

/** What undo and redo would do next. */
export interface UndoView {
  readonly steps: number
  readonly redoSteps: number
  /** The act that Ctrl+Z would take back, in words. */
  readonly next: LogLine | null
  readonly nextRedo: LogLine | null
  /** The newest acts, where they belong together and may be taken back in one step (CA27). Absent: none do. */
  readonly together?: ActRange
  /** What the newest undo has taken back, when it was several acts and nothing was done since. */
  readonly justUndone?: ActRange
  readonly savePoints: readonly SavePointView[]
}

/** Acts that follow each other on the line of play. */
export interface ActRange {
  /** How many: the steps to undo, or to redo. */
  readonly acts: number
  /** The first and the last of them. */
  readonly from: EntryId
  readonly to: EntryId
}

export interface SavePointView {
  readonly entry: EntryId
  readonly name: string
  readonly at: number
  /** Steps to undo (negative) or redo (positive) to be there; null when a later act has left that line for good. */
  readonly steps: number | null
}
