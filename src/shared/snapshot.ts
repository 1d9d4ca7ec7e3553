import type { BoardId, Frame } from '#rules/campaign/types'
import type { PictureId } from '#rules/core/picture'
import type { SeatId } from '#rules/core/seat'
import type { Ask } from './asks'
import type { JoinNames } from './join'
import type { Preferences } from './preferences'
import type { AudienceScreen, ScreenModes, WatchingScreen } from './screens'
import type { LayoutId, ShownLayout } from './overlay-layout-schema'
import type { PictureView, SeenPicture } from './picture-view-schema'
import type { ReplayView } from './replay'
import type { PlainExplanation } from '#rules/core/refusal'
import type { Problem } from './problem'

// What a page is shown: everything that the host tells without being asked.

/** How safe the campaign is. `saved`: every act is on disk. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'not-saved'; readonly since: number; readonly acts: number; readonly problem: Problem }
  | ({ readonly kind: 'read-only' } & PlainExplanation)

export interface FileStatus {
  /** As the GM knows it: "drowned-bells.hearth". */
  readonly name: string
  readonly path: string
  readonly save: SaveState
  /** Acts since the last checkpoint; they are in the journal. */
  readonly journaled: number
  /** Acts that are in memory only and may stay so: told not saved, or refused by a campaign that was taken over. */
  readonly unsaved: number
}

/** How a campaign was left: for the person who goes on with it. */
export interface CampaignLeft {
  readonly session: number
  /** The title of the scene; empty where none was set. */
  readonly scene: string
  /** The last sentence of the recap; empty where nothing happened. */
  readonly line: string
  /** What is owed or open, a few words each; at most three. */
  readonly owed: readonly string[]
}

export interface RecentFile {
  readonly path: string
  readonly title: string
  /** When it was opened, or closed, last. */
  readonly openedAt: number
  /** How it was left; null where it was never closed in order. */
  readonly left: CampaignLeft | null
  readonly missing: boolean
}

export interface DisplayInfo {
  /** By this it is found again after it was unplugged: its name and size. */
  readonly id: string
  readonly name: string
  readonly width: number
  readonly height: number
  readonly primary: boolean
}

/** The stage server: off until the GM turns it on. */
export interface StageStatus {
  readonly on: boolean
  /** Only this machine, or the local network too. */
  readonly reach: 'loopback' | 'lan'
  /** The port of the known links, while another program has it and other links stand in; else null. */
  readonly portTaken: number | null
  readonly overlayUrl: string | null
  readonly tableUrl: string | null
  readonly seats: readonly SeatLink[]
  /** One link for each layout of the stream (DI1). */
  readonly layouts: readonly LayoutLink[]
  /** Where a Stream Deck does its few acts (CT1): `http://…/control/`, to be followed by an act and `?key=…`. */
  readonly control: { readonly url: string; readonly key: string } | null
  /** The common code, and who waits by it (JN1). */
  readonly join: JoinStatus
  /** The link that was made anew last, while the old one can be had back: `table`, `control`, `join`, a seat's id, `layout strip`. */
  readonly renewed: string | null
}

interface JoinStatus {
  /** Whether phones may ask now. */
  readonly open: boolean
  /** Whether the table shows the code (JN9). */
  readonly onTable: boolean
  /** Null while no other device can connect. */
  readonly url: string | null
  /** Devices that wait for a yes, the first one first. */
  readonly requests: readonly PendingJoin[]
}

/** A device that waits for a yes; it shows the same two words. */
export interface PendingJoin {
  readonly id: string
  /** Null: a new seat, or only to watch. */
  readonly seat: SeatId | null
  /** The names of a new seat (JN11); null: the seat is there, or none is wanted. */
  readonly newcomer: JoinNames | null
  readonly words: string
}

interface LayoutLink {
  readonly layout: LayoutId
  readonly url: string
  /** How many look at it now. */
  readonly viewers: number
}

export interface SeatLink {
  readonly seat: SeatId
  readonly url: string
  readonly connected: boolean
}

/** A sentence for the GM that is neither a refusal nor a failure: a torn journal line dropped, a projector gone. */
export interface Notice {
  readonly id: string
  readonly at: number
  readonly tone: 'plain' | 'warn'
  readonly says: string
  readonly remedy: { readonly label: string; readonly ask: Ask } | null
}

/** Which games the players' screens know of (ST6, ST7). */
export interface BoardsOnScreens {
  /** The one that table and stream show; null: none. */
  readonly table: BoardId | null
  /** Boards that were not shown yet, closed ones too: nobody but the GM knows of them. */
  readonly waiting: readonly BoardId[]
  /** The table shows whatever game the GM goes to. */
  readonly follows: boolean
}

/** What the dashboard is shown. */
export interface GmSnapshot {
  readonly kind: 'gm'
  readonly serial: number
  readonly shell: 'electron' | 'browser'
  readonly version: string
  /** Null while no campaign is open: the welcome screen. */
  readonly frame: Frame<'gm'> | null
  readonly file: FileStatus | null
  readonly modes: ScreenModes
  /** Null while no campaign is open. */
  readonly boardsOnScreens: BoardsOnScreens | null
  /** A replay on the table page; absent while there is none. */
  readonly replay?: ReplayView
  /** For addresses of pictures on this page: `/picture/KEY/NAME`, and `/picture/KEY/NAME/full` for all of its points. */
  readonly pictureKey: string
  /** What is prepared or shown and has no rendition for a screen yet, which the dashboard makes (SH13); absent where there is none. */
  readonly renditionsWanted?: readonly PictureId[]
  /** How each picture is seen, on whatever screen it is, that is not seen whole (SH12); absent where all are. */
  readonly pictureViews?: readonly SeenPicture[]
  /** Exactly what the table screen shows now. */
  readonly preview: AudienceSnapshot<'table'>
  /** Exactly what the viewers of the layout see now that the Game Master is looking at; absent while it is none (DI4). */
  readonly overlay?: AudienceSnapshot<'overlay'>
  readonly preferences: Preferences
  readonly recents: readonly RecentFile[]
  readonly displays: readonly DisplayInfo[]
  /** Which windows or connections look at it now. */
  readonly open: Readonly<Record<WatchingScreen | 'seats', number>>
  readonly stage: StageStatus
  /** Somebody pressed the X-card; nobody knows who. */
  readonly paused: boolean
  readonly notices: readonly Notice[]
  /** The campaign that could not be opened, with what can be done about it. */
  readonly trouble: Problem | null
  /** A campaign that is being opened, once that has taken long enough to wonder. `share`: how much is done, from 0 to 1. */
  readonly opening?: { readonly name: string; readonly share: number; readonly canCancel: boolean } | null
}

/** What a table, overlay or seat screen is shown. */
export interface AudienceSnapshot<Kind extends AudienceScreen = AudienceScreen> {
  readonly kind: Kind
  readonly serial: number
  /** `frozen`: the last live picture, held still by the GM. */
  readonly mode: 'live' | 'frozen' | 'blank' | 'waiting'
  readonly frame: Frame<Kind> | null
  readonly paused: boolean
  readonly look: Pick<Preferences, 'publicTheme' | 'overlayBackground' | 'tableScale' | 'sounds' | 'motion'>
  /** Overlay only: what its link shows, and how often a test was asked of it (DI8). */
  readonly layout?: ShownLayout
  readonly tests?: number
  /** For the addresses of the picture that is shown: `/picture/KEY`, and `/picture/KEY/full` for all of its points; absent where none is shown. */
  readonly pictureKey?: string
  /** How that picture is seen and where the Game Master points on it; absent: all of it, without a pointer (SH12). */
  readonly pictureView?: PictureView
  /** Something on this picture is not on disk: it would be gone after a crash. */
  readonly notSaved?: boolean
  /** Table only: this picture is of earlier play, shown again; what that was. Absent: it is the game as it is now (RY2). */
  readonly replay?: string
  /** On a live table, while the Game Master shows the common code there: the address of the join page (JN9). */
  readonly joinUrl?: string
  /** Which seat's screen it is; null on table and overlay. */
  readonly seat: SeatId | null
}

export type Snapshot = GmSnapshot | AudienceSnapshot
