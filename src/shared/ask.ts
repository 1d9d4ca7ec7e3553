import type { FolderFile } from '#rules/book/folder/folder'
import type { BookFilter } from '#rules/book/search'
import type { ThingId } from '#rules/book/vocabulary'
import type { FolderFor } from '#rules/campaign/book-folder'
import type { DrawKind, Shown } from '#rules/campaign/prompts/kinds'
import type { BoardId, EntryId } from '#rules/campaign/types'
import type { PictureId } from '#rules/core/picture'
import type { SeatId } from '#rules/core/seat'
import type { Keeping } from '#rules/thousand-faces/prepared-foes/changes'
import type { Duplicates } from '#rules/thousand-faces/prepared-foes/import'
import type { ReplaySpeed } from './replay'
import type { Preferences } from './preferences'
import type { PublicScreen, ScreenMode } from './screens'
import type { PictureView } from './picture-view'
import type { ControlAct } from './control-acts'
import type { LayoutId } from './overlay-layouts'

/** Where a campaign is or shall be. The browser shell knows names in its folder, Electron asks with a native dialog when `null`. */
export type FilePath = string | null

/** Whom a recap is for. */
export type RecapFor = 'gm' | 'table' | SeatId

/** Everything a page may ask of the host. */
export type Ask =
  | { readonly ask: 'act'; readonly revision: number; readonly board: BoardId | null; readonly command: unknown }
  /** Would this be refused, and what is certain of its outcome? Judged as `act` is, never recorded. */
  | { readonly ask: 'preview'; readonly revision: number; readonly board: BoardId | null; readonly command: unknown }
  /** A picture for the campaign, as JPEG, PNG or WebP, its bytes in base64. Answers the name under which it is kept. */
  | { readonly ask: 'keep-picture'; readonly bytes: string }
  /** A picture made anew for a screen of 1920 × 1080 (SH13), its bytes in base64; null: the picture itself is as fast. */
  | { readonly ask: 'keep-rendition'; readonly picture: PictureId; readonly bytes: string | null }
  /** How a picture that is shown now is seen and where the Game Master points on it, on every screen that shows it (SH12); no act. */
  | { readonly ask: 'set-picture-view'; readonly picture: PictureId; readonly view: PictureView }
  | { readonly ask: 'undo'; readonly revision: number; readonly steps: number }
  | { readonly ask: 'redo'; readonly revision: number; readonly steps: number }
  | { readonly ask: 'name-save-point'; readonly name: string }
  /** Older lines of the log, newest of them last. */
  | { readonly ask: 'older-log'; readonly before: number; readonly count: number }
  /** Things in the Game Master’s book and, unless only they are wanted, lines of the log that have these words, and how many there are of each sort. */
  | {
      readonly ask: 'find-in-book'
      readonly query: string
      readonly filter: BookFilter
      readonly count: number
      readonly only: 'things' | 'everything'
    }
  | { readonly ask: 'read-page'; readonly thing: ThingId }
  /** The page in the book of a foe on a board, or of one that is only prepared (AN10). */
  | {
      readonly ask: 'find-foe-page'
      readonly board: BoardId | null
      readonly foe: number | null
      readonly name: string
    }
  /** What the game on this board asks for, and what was answered (AN5). */
  | { readonly ask: 'read-answers'; readonly board: BoardId }
  /** The book and the recaps as a folder of Markdown files: everything, or what everybody at the table knows (OI1, OI3). */
  | { readonly ask: 'export-book'; readonly holds: FolderFor }
  /** The table sees again what it saw (RY1): a session, the acts from one to another (null: the newest), or the newest one. */
  | {
      readonly ask: 'start-replay'
      readonly what:
        | { readonly session: number }
        | { readonly from: EntryId; readonly to: EntryId | null }
        | { readonly newest: true }
    }
  /** `stop` holds it, `end` brings the game back. Null: what it is already. */
  | {
      readonly ask: 'steer-replay'
      readonly to: 'play' | 'stop' | 'on' | 'back' | 'end' | null
      readonly speed: ReplaySpeed | null
    }
  /** One seat’s character as a file for another campaign (OI8). */
  | { readonly ask: 'export-character'; readonly board: BoardId; readonly seat: SeatId }
  /** What is in such a file; it is taken in by the command `take-in-character` (OI9). */
  | { readonly ask: 'read-character'; readonly text: string }
  /** The campaign as it stands now as JSON, for other programs (OI7). */
  | { readonly ask: 'export-data' }
  /** What taking in such a folder would do; it is done by the command `import-things` (OI4, OI5). */
  | { readonly ask: 'plan-book'; readonly files: readonly FolderFile[] }
  /** “Previously on…”: of this session (null: the newest), for the Game Master, the table or one seat. A seat reads its own. */
  | { readonly ask: 'read-recap'; readonly session: number | null; readonly audience: RecapFor }
  /** The marks of this session (null: the newest), and the moments that its recap tells. */
  | { readonly ask: 'read-marks'; readonly session: number | null }
  /** Luck and points of a session; those of a game that was not shown yet for the Game Master alone. */
  | { readonly ask: 'read-evening'; readonly session: number; readonly audience: RecapFor }
  /** What is prepared for a session, and what the state and the book say before it (BN7). */
  | { readonly ask: 'read-preparation'; readonly session: number }
  /** What helps when everybody looks at the Game Master (EY1). */
  | {
      readonly ask: 'read-prompts'
      readonly board: BoardId | null
      readonly shown: Shown
      readonly again: DrawKind | null
    }
  /** 16 bytes of chance of a player’s phone, as hexadecimal digits, for the shuffle of that id (SF2). */
  | { readonly ask: 'shake'; readonly id: string; readonly bytes: string }
  /** The same out of words that the players say. */
  | { readonly ask: 'shake-by-words'; readonly id: string; readonly words: string }
  /** From now on anybody can check the shuffles so far, as far as no hidden cards lie by them (SF5, SF6). */
  | { readonly ask: 'reveal-shuffles' }
  | { readonly ask: 'read-shuffle-check' }
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
  /** Whatever is being opened is not; the open campaign stays. */
  | { readonly ask: 'cancel-opening' }
  | { readonly ask: 'close' }
  | { readonly ask: 'import'; readonly name: string; readonly text: string }
  /** A picture of a campaign that is imported next, its bytes in base64: kept on this machine under the name that it has there. */
  | { readonly ask: 'bring-picture'; readonly picture: PictureId; readonly bytes: string }
  | { readonly ask: 'export' }
  | { readonly ask: 'list-backups'; readonly path: string }
  | { readonly ask: 'restore-backup'; readonly path: string; readonly backup: string }
  | { readonly ask: 'show-in-folder'; readonly path: string }
  | { readonly ask: 'list-modules' }
  /** A Prophecy of the table's own, to be kept on this machine: the text of its file. */
  | { readonly ask: 'keep-module'; readonly text: string }
  | { readonly ask: 'read-module'; readonly module: string }
  | { readonly ask: 'rename-module'; readonly module: string; readonly title: string }
  | { readonly ask: 'forget-module'; readonly module: string }
  /** Foes and encounters that the Game Master prepared, on this machine and for every campaign. */
  | { readonly ask: 'list-prepared-foes' }
  /** Kept anew where the id is null, else in place of what has that id. */
  | ({ readonly ask: 'keep-prepared-foes' } & Keeping)
  | { readonly ask: 'remove-prepared-foes'; readonly foes: readonly string[]; readonly encounters: readonly string[] }
  /** The text of a file that anybody may have made. */
  | { readonly ask: 'import-prepared-foes'; readonly text: string; readonly duplicates: Duplicates }
  /** As a file for others; null: all of them. The foes of an encounter come along. */
  | {
      readonly ask: 'export-prepared-foes'
      readonly foes: readonly string[] | null
      readonly encounters: readonly string[] | null
    }
  | { readonly ask: 'dismiss'; readonly notice: string }
  | { readonly ask: 'dismiss-trouble' }
  /** Live, frozen or dark: every screen of one kind, or all (ST1). */
  | { readonly ask: 'set-screen-mode'; readonly screens: PublicScreen | 'all'; readonly mode: ScreenMode }
  /** Puts a game on table and stream; null: none (ST6). */
  | { readonly ask: 'show-board'; readonly board: BoardId | null }
  /** Whether the table shows whatever game the GM's page goes to (ST10). */
  | { readonly ask: 'follow-boards'; readonly on: boolean }
  | { readonly ask: 'open-screen'; readonly screen: 'table' | 'overlay' }
  | { readonly ask: 'close-screen'; readonly screen: 'table' | 'overlay' }
  | { readonly ask: 'set-preferences'; readonly preferences: Partial<Preferences> }
  | { readonly ask: 'set-stage'; readonly on: boolean; readonly reach: 'loopback' | 'lan' }
  | { readonly ask: 'renew-seat-link'; readonly seat: SeatId }
  /** The old address of the second screen stops working at once. */
  /** The link that was made anew last is as it was before; the new one stops working at once (ST14). */
  | { readonly ask: 'bring-back-link' }
  | { readonly ask: 'renew-screen-link'; readonly screen: 'table' | 'join' }
  /** Whether devices without a link may ask for a seat (JN1). */
  | { readonly ask: 'open-join'; readonly open: boolean; readonly onTable: boolean }
  /** Lets one of them in, or turns it away (JN3). */
  | { readonly ask: 'answer-join'; readonly request: string; readonly yes: boolean }
  /** The same of one layout of the stream; null: of the control link. */
  | { readonly ask: 'renew-stream-link'; readonly layout: LayoutId | null }
  /** The dashboard looks at what the viewers of this layout see, or at none any more (DI4). */
  | { readonly ask: 'watch-overlay'; readonly layout: LayoutId | null }
  /** A sample for the viewers of one layout, or of all: no act, and marked as a test (DI8). */
  | { readonly ask: 'test-overlay'; readonly layout: LayoutId | null }
  /** By the control link alone (CT2). */
  | { readonly ask: 'control'; readonly act: ControlAct }
  /** Hot-seat: a player looks at this machine; the answer is what that seat alone may see, once. */
  | { readonly ask: 'peek-seat'; readonly seat: SeatId }
  /** What everybody at the table may know now, whatever the screens show: for papers. */
  | { readonly ask: 'peek-table' }
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
