import type { Preview } from '#rules/campaign/chronicle'
import type { BoardId, Frame, LoggedLine } from '#rules/campaign/types'
import type { Explanation } from '#rules/core/refusal'
import type { Result } from '#rules/core/result'
import type { SeatId } from '#rules/core/seat'
import type { BackupInfo, Problem } from './problem'

/** The four pages. */
export type ScreenKind = 'gm' | 'table' | 'overlay' | 'seat'

/** What the GM lets table, overlay and phones show. `freeze` keeps the last live picture. */
export type TableMode = 'live' | 'freeze' | 'blank'

/** How safe the campaign is. `saved`: every act is on disk. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'not-saved'; readonly since: number; readonly acts: number; readonly problem: Problem }
  | { readonly kind: 'read-only'; readonly says: string }

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

export interface RecentFile {
  readonly path: string
  readonly title: string
  readonly openedAt: number
  readonly missing: boolean
}

export interface DisplayInfo {
  readonly id: string
  readonly name: string
  readonly width: number
  readonly height: number
  readonly primary: boolean
}

export type Theme = 'hearth' | 'parchment' | 'contrast'

/** The GM's own taste; kept on this machine, not in the campaign. */
export interface Preferences {
  readonly theme: Theme
  /** For table and overlay. */
  readonly publicTheme: 'hearth' | 'contrast'
  readonly overlayBackground: 'transparent' | 'green' | 'magenta' | 'black'
  /** 0.75 … 1.5 */
  readonly overlayScale: number
  /** Whose names a stream shows: the characters' alone, or the people's where a character has none yet. */
  readonly overlayNames: 'characters' | 'players'
  readonly sounds: boolean
  /** Table and overlay: everything, only what shows an act, or nothing moves. */
  readonly motion: 'full' | 'calm' | 'off'
  readonly display: string | null
  readonly checkForUpdates: boolean
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

/** What the dashboard is shown. */
export interface GmSnapshot {
  readonly kind: 'gm'
  readonly serial: number
  readonly shell: 'electron' | 'browser'
  readonly version: string
  /** Null while no campaign is open: the welcome screen. */
  readonly frame: Frame<'gm'> | null
  readonly file: FileStatus | null
  readonly tableMode: TableMode
  /** Exactly what the table screen shows now. */
  readonly preview: AudienceSnapshot<'table'>
  readonly preferences: Preferences
  readonly recents: readonly RecentFile[]
  readonly displays: readonly DisplayInfo[]
  /** Which windows or connections look at it now. */
  readonly open: { readonly table: number; readonly overlay: number; readonly seats: number }
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
export interface AudienceSnapshot<Kind extends 'table' | 'overlay' | 'seat' = 'table' | 'overlay' | 'seat'> {
  readonly kind: Kind
  readonly serial: number
  /** `frozen`: the last live picture, held still by the GM. */
  readonly mode: 'live' | 'frozen' | 'blank' | 'waiting'
  readonly frame: Frame<Kind> | null
  readonly paused: boolean
  readonly look: Pick<Preferences, 'publicTheme' | 'overlayBackground' | 'overlayScale' | 'sounds' | 'motion'>
  /** Something on this picture is not on disk: it would be gone after a crash. */
  readonly notSaved?: boolean
  /** A seat's own chair; null on table and overlay. */
  readonly seat: SeatId | null
}

export type Snapshot = GmSnapshot | AudienceSnapshot

/** Where a campaign is or shall be. The browser shell knows names in its folder, Electron asks with a native dialog when `null`. */
export type FilePath = string | null

/** Everything a page may ask of the host. */
export type Ask =
  | { readonly ask: 'act'; readonly revision: number; readonly board: BoardId | null; readonly command: unknown }
  /** Would this be refused, and what is certain of its outcome? Judged as `act` is, never recorded. */
  | { readonly ask: 'preview'; readonly revision: number; readonly board: BoardId | null; readonly command: unknown }
  | { readonly ask: 'undo'; readonly revision: number; readonly steps: number }
  | { readonly ask: 'redo'; readonly revision: number; readonly steps: number }
  | { readonly ask: 'name-save-point'; readonly name: string }
  /** Older lines of the log, newest of them last. */
  | { readonly ask: 'older-log'; readonly before: number; readonly count: number }
  | {
      readonly ask: 'new-campaign'
      readonly title: string
      readonly seats: readonly { readonly player: string; readonly character: string }[]
      readonly place: FilePath
    }
  | { readonly ask: 'open'; readonly place: FilePath; readonly mode: 'edit' | 'read-only' | 'take-over' }
  | { readonly ask: 'open-sample' }
  | { readonly ask: 'list-files' }
  | { readonly ask: 'forget-recent'; readonly path: string }
  /** A whole file of a campaign that is not open, beside it. */
  | { readonly ask: 'copy-file'; readonly path: string }
  /** Into the bin: nothing is removed. Answers where it is now. */
  | { readonly ask: 'delete-file'; readonly path: string }
  /** The deleted campaigns. */
  | { readonly ask: 'list-deleted' }
  /** Out of the bin, under a name that is free. Answers where it is now. */
  | { readonly ask: 'bring-back'; readonly path: string }
  | { readonly ask: 'save' }
  /** Without a title the campaign keeps the one that it has. */
  | { readonly ask: 'save-as'; readonly place: FilePath; readonly title?: string }
  /** Without a title the copy gets one of its own. */
  | { readonly ask: 'save-copy'; readonly place: FilePath; readonly title?: string }
  /** Whatever is being opened is not; what is on the desk stays. */
  | { readonly ask: 'cancel-opening' }
  | { readonly ask: 'close' }
  | { readonly ask: 'import'; readonly name: string; readonly text: string }
  | { readonly ask: 'export' }
  | { readonly ask: 'list-backups'; readonly path: string }
  | { readonly ask: 'restore-backup'; readonly path: string; readonly backup: string }
  | { readonly ask: 'show-in-folder'; readonly path: string }
  | { readonly ask: 'list-modules' }
  /** A Prophecy of the table's own for this machine's shelf, as the text of its file. */
  | { readonly ask: 'keep-module'; readonly text: string }
  | { readonly ask: 'read-module'; readonly module: string }
  | { readonly ask: 'rename-module'; readonly module: string; readonly title: string }
  | { readonly ask: 'forget-module'; readonly module: string }
  | { readonly ask: 'dismiss'; readonly notice: string }
  | { readonly ask: 'dismiss-trouble' }
  | { readonly ask: 'set-table-mode'; readonly mode: TableMode }
  | { readonly ask: 'open-screen'; readonly screen: 'table' | 'overlay' }
  | { readonly ask: 'close-screen'; readonly screen: 'table' | 'overlay' }
  | { readonly ask: 'set-preferences'; readonly preferences: Partial<Preferences> }
  | { readonly ask: 'set-stage'; readonly on: boolean; readonly reach: 'loopback' | 'lan' }
  | { readonly ask: 'renew-seat-link'; readonly seat: SeatId }
  /** The old address of the overlay or the second screen stops working at once. */
  | { readonly ask: 'renew-screen-link'; readonly screen: 'table' | 'overlay' }
  /** Hot-seat: a player looks at this machine; the answer is what that seat alone may see, once. */
  | { readonly ask: 'peek-seat'; readonly seat: SeatId }
  /** Hot-seat: a seat acts from the GM's machine. */
  | {
      readonly ask: 'act-as-seat'
      readonly revision: number
      readonly seat: SeatId
      readonly board: BoardId | null
      readonly command: unknown
    }
  /** The X-card. Carries no name, and none is looked up. */
  | { readonly ask: 'pause' }
  | { readonly ask: 'resume' }

export type AskKind = Ask['ask']

/** What each ask is answered with; most are answered by the next showing and need no more than that. */
export interface Answers {
  readonly preview: Preview
  readonly 'older-log': readonly LoggedLine[]
  readonly 'list-files': readonly FileInFolder[]
  readonly 'list-backups': readonly BackupInfo[]
  readonly 'copy-file': { readonly path: string }
  readonly 'delete-file': { readonly path: string }
  readonly 'list-deleted': readonly FileInFolder[]
  readonly 'bring-back': { readonly path: string }
  readonly export: { readonly name: string; readonly text: string }
  readonly 'list-modules': readonly OwnModule[]
  readonly 'read-module': { readonly name: string; readonly text: string }
  readonly 'peek-seat': AudienceSnapshot<'seat'>
}

/** A Prophecy that this table wrote, as its line on the shelf. */
export interface OwnModule {
  readonly id: string
  readonly title: string
  /** The first sentence of its world. */
  readonly teaser: string
  readonly keptAt: number
}

export interface FileInFolder {
  readonly name: string
  readonly path: string
  readonly title: string | null
  /** Of the file and its journal together. */
  readonly bytes: number
  /** Of the newest act, also when only the journal has it. */
  readonly changedAt: number
  /** Some acts are in the journal only: this file alone is not the whole campaign. */
  readonly journaled: boolean
}

export type AnswerTo<Kind extends AskKind> = Kind extends keyof Answers ? Answers[Kind] : null

/** Why an ask was not carried out: a rule's refusal with its words, or a problem of the world. */
export type Denial =
  | { readonly kind: 'refused'; readonly because: string; readonly explanation: Explanation }
  | { readonly kind: 'problem'; readonly problem: Problem }

export type Answer<Kind extends AskKind = AskKind> = Result<AnswerTo<Kind>, Denial>

/** What a native menu asks the dashboard to open. */
export type MenuCommand =
  | 'new-campaign'
  | 'save-as'
  | 'save-copy'
  | 'files'
  | 'settings'
  | 'backups'
  | 'keys'
  | 'about'
  | 'find'
  | 'undo'
  | 'redo'

/** The one thing a page has to the host. Under Electron the preload makes it, in a browser a WebSocket does. */
export interface Bridge {
  readonly screen: ScreenKind
  /** Called with the current picture first, then with each new one. Returns how to stop. */
  onSnapshot(listener: (showing: Snapshot) => void): () => void
  /** `connecting` and `lost` happen in a browser only. `replaced`: this seat was taken over by another device. */
  onConnection(listener: (state: 'connecting' | 'open' | 'lost' | 'replaced' | 'revoked') => void): () => void
  /** Only the GM's and a seat's page may ask; a table or overlay has no such door and gets `not-allowed`. */
  ask<Kind extends AskKind>(ask: Extract<Ask, { ask: Kind }>): Promise<Answer<Kind>>
  /** Electron only: where a file that was dropped onto the page lies on disk. */
  readonly pathOf?: (file: unknown) => string
  /** Electron only: the native menu asks the dashboard for one of its dialogs. */
  readonly onMenuCommand?: (listener: (wish: MenuCommand) => void) => () => void
}
