import type { BoardId, Frame } from '#rules/campaign/types'
import type { PictureId } from '#rules/core/picture'
import type { SeatId } from '#rules/core/seat'
import type { Ask } from './asks'
import type { JoinNames } from './join'
import type { Look, Preferences } from './preferences'
import type { AudienceScreen, ScreenModes, WatchingScreen } from './screens'
import type { LayoutId, ShownLayout } from './overlay-layout-schema'
import type { PictureView, SeenPicture } from './picture-view-schema'
import type { ReplayView } from './replay'
import type { PlainExplanation } from '#rules/core/refusal'
import type { Problem } from './problem'

// The snapshots: everything that the host sends to pages without an ask.

/** The save state of the campaign. `saved`: every act is on disk. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'not-saved'; readonly since: number; readonly acts: number; readonly problem: Problem }
  | ({ readonly kind: 'read-only' } & PlainExplanation)

export interface FileStatus {
  /** The file name that the GM sees: "drowned-bells.hearth". */
  readonly name: string
  readonly path: string
  readonly save: SaveState
  /** Acts since the last checkpoint; they are in the journal. */
  readonly journaled: number
  /** Acts that are in memory only and may be lost: their write failed, or another process took the campaign over. */
  readonly unsaved: number
}

/** The state of a campaign at closing, for the person who continues it. */
export interface CampaignLeft {
  readonly session: number
  /** The title of the scene; empty when none was set. */
  readonly scene: string
  /** The last sentence of the recap; empty when nothing happened. */
  readonly line: string
  /** Debts and open questions, a few words each; at most three. */
  readonly owed: readonly string[]
}

export interface RecentFile {
  readonly path: string
  readonly title: string
  /** The time of the last opening or closing. */
  readonly openedAt: number
  /** The state at closing; null when the campaign was never closed in good order. */
  readonly left: CampaignLeft | null
  readonly missing: boolean
}

export interface DisplayInfo {
  /** The key of a display after it was unplugged: its name and size. */
  readonly id: string
  readonly name: string
  readonly width: number
  readonly height: number
  readonly primary: boolean
}

/** The device server; it is off until the GM turns it on. */
export interface DeviceServerStatus {
  readonly on: boolean
  /** This machine only, or the local network too. */
  readonly reach: 'loopback' | 'lan'
  /** The port of the known links while another program uses it and temporary links are in use; else null. */
  readonly portTaken: number | null
  readonly overlayUrl: string | null
  readonly tableUrl: string | null
  readonly seats: readonly SeatLink[]
  /** One link for each layout of the stream (DI1). */
  readonly layouts: readonly LayoutLink[]
  /** The address of the control link (CT1): `http://…/control/`, to be followed by an act and `?key=…`. */
  readonly control: { readonly url: string; readonly key: string } | null
  /** The common code, and the devices that wait (JN1). */
  readonly join: JoinStatus
  /**
   * The last renewed link whose predecessor can be restored: `table`, `control`, `join`, a seat's id, `layout strip`.
   */
  readonly renewed: string | null
}

interface JoinStatus {
  /** Whether phones may ask now. */
  readonly open: boolean
  /** Whether the table shows the code (JN9). */
  readonly onTable: boolean
  /** Null while no other device can connect. */
  readonly url: string | null
  /** Devices that wait for admission, the oldest first. */
  readonly requests: readonly PendingJoin[]
}

/** A device that waits for admission; it shows the same two words. */
export interface PendingJoin {
  readonly id: string
  /** Null: a new seat, or only to watch. */
  readonly seat: SeatId | null
  /** The names of a new seat (JN11); null: the seat exists, or none is wanted. */
  readonly newcomer: JoinNames | null
  readonly words: string
}

interface LayoutLink {
  readonly layout: LayoutId
  readonly url: string
  /** The present number of viewers. */
  readonly viewers: number
}

export interface SeatLink {
  readonly seat: SeatId
  readonly url: string
  readonly connected: boolean
}

/**
 * A sentence for the GM that is neither a refusal nor a failure. A torn journal line was dropped, a projector was disconnected.
 */
export interface Notice {
  readonly id: string
  readonly at: number
  readonly tone: 'plain' | 'warn'
  readonly says: string
  readonly remedy: { readonly label: string; readonly ask: Ask } | null
}

/** The games that the players' screens show (ST6, ST7). */
export interface BoardsOnScreens {
  /** The game on table and stream; null: none. */
  readonly table: BoardId | null
  /** Boards that were not shown yet, including closed ones: only the GM knows of them. */
  readonly waiting: readonly BoardId[]
  /** Whether the table follows the game that the GM's page shows. */
  readonly follows: boolean
}

/** The snapshot of the dashboard. */
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
  /** The key for picture addresses on this page: `/picture/KEY/NAME`, and `/picture/KEY/NAME/full` for all pixels. */
  readonly pictureKey: string
  /**
   * The prepared or shown pictures that need a rendition, which the dashboard makes (SH13); absent when there are none.
   */
  readonly renditionsWanted?: readonly PictureId[]
  /** The view of each picture that is not shown whole, for all screens (SH12); absent when all are. */
  readonly pictureViews?: readonly SeenPicture[]
  /** Exactly the present content of the table screen. */
  readonly preview: AudienceSnapshot<'table'>
  /** Exactly what the viewers of the watched layout see now; absent while the Game Master watches none (DI4). */
  readonly overlay?: AudienceSnapshot<'overlay'>
  readonly preferences: Preferences
  readonly recents: readonly RecentFile[]
  readonly displays: readonly DisplayInfo[]
  /** The number of windows or connections for each screen. */
  readonly open: Readonly<Record<WatchingScreen | 'seats', number>>
  readonly deviceServer: DeviceServerStatus
  /** The X-card was pressed; the person is unknown. */
  readonly paused: boolean
  readonly notices: readonly Notice[]
  /** The campaign that could not be opened, with the remedies. */
  readonly trouble: Problem | null
  /** A campaign that is being opened, once that takes long enough to show. `share`: the finished share, from 0 to 1. */
  readonly opening?: { readonly name: string; readonly share: number; readonly canCancel: boolean } | null
}

/** The snapshot of a table, overlay or seat screen. */
export interface AudienceSnapshot<Kind extends AudienceScreen = AudienceScreen> {
  readonly kind: Kind
  readonly serial: number
  /** `frozen`: the last live frame, held by the GM. */
  readonly mode: 'live' | 'frozen' | 'blank' | 'waiting'
  readonly frame: Frame<Kind> | null
  readonly paused: boolean
  readonly look: Look
  /** Overlay only: the layout of its link, and how many tests were requested (DI8). */
  readonly layout?: ShownLayout
  readonly tests?: number
  /**
   * The key for the address of the shown picture: `/picture/KEY`, and `/picture/KEY/full` for all pixels; absent when
   * none is shown.
   */
  readonly pictureKey?: string
  /** The view of that picture, and the Game Master's pointer; absent: the whole picture without a pointer (SH12). */
  readonly pictureView?: PictureView
  /** Part of this frame is not on disk and would be lost in a crash. */
  readonly notSaved?: boolean
  /** Table only: the name of the replay that is shown. Absent: the present game (RY2). */
  readonly replay?: string
  /** On a live table, while the Game Master shows the common code there: the address of the join page (JN9). */
  readonly joinUrl?: string
  /** The seat of the screen; null on table and overlay. */
  readonly seat: SeatId | null
}

export type Snapshot = GmSnapshot | AudienceSnapshot
