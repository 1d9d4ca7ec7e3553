import type { Chronicle } from '#rules/campaign/chronicle'
import type { Audience } from '#rules/core/audience'
import type { Luck } from '#rules/core/luck'
import type { PictureId } from '#rules/core/picture'
import type { Result } from '#rules/core/result'
import type { Asker, Seat, SeatId } from '#rules/core/seat'
import type { Module } from '#rules/prophecy/world/module'
import type {
  Answer,
  FileInFolder,
  FilePath,
  Preferences,
  CampaignLeft,
  RecentFile,
  ScreenKind,
  Snapshot,
  StageStatus,
  DisplayInfo
} from '#shared/contract'
import type { JoinNames } from '#shared/join'
import type { LayoutId } from '#shared/overlay-layout-schema'
import type { BackupInfo, Problem } from '#shared/problem'
import type { HeldPicturesFile } from '../storage/machine/held-pictures'
import type { ScreenSettingsFile } from '../storage/machine/screen-settings'
import type { PreparedFoesFile } from '../storage/machine/prepared-foes'
import type { JsonCollection } from '../storage/machine/json-collection'
import type { ProgressListener } from '../storage/disk/sliced-work'
import type { CampaignOnDisk, OpenedCampaign, OpenMode, StoreClock, TakenNamePolicy } from '../storage/types'

/** Everything that the host would otherwise take from thin air. Both shells fill it in; tests fill in their own. */
export interface HostDependencies {
  readonly version: string
  readonly luck: Luck
  readonly clock: StoreClock
  /** Time that nobody puts forward or back; absent where the clock of the computer is not watched. */
  readonly steadyTime?: SteadyTime
  readonly library: Library
  readonly shell: Shell
  /** The stage needs the host it stands before, so it is built from it. */
  readonly createStage: (host: HostApi) => StageControl
  /** One line for whoever looks after this machine. Never a secret, never who pressed the X-card. */
  readonly log: (line: string) => void
}

/** Time that nobody can put forward or back, in milliseconds; where it begins does not matter. */
interface SteadyTime {
  /** Goes on while the machine sleeps. May be told in whole seconds only (macOS). */
  sinceBoot(): number
  /** Exact, and stands still while the machine sleeps. */
  awake(): number
}

/** What Electron's windows and the sockets of both servers can do with the host. */
export interface HostApi {
  /** Parses, checks who asks, and does it in turn. Never throws on anything a page can say. */
  ask(caller: Caller, ask: unknown): Promise<Answer>
  /** The picture at an address of ours, `/picture/…`, for whoever may see it now; else null. */
  picture(path: string): Promise<ServedPicture | null>
  /** Who sits at the open campaign's table, by the names that every screen shows (CA26); null while none is open. */
  seating(): SeatList | null
  /** Displays, windows or the stage have changed: the GM sees it. */
  refresh(): void
  /** Shows the current picture at once, then each new one. @returns how to stop. */
  attach(viewer: Viewer): () => void
}

/** Who may be joined as: everybody who has not retired. */
export interface SeatList {
  /** The campaign's id. */
  readonly campaign: string
  readonly title: string
  readonly seats: readonly Seat[]
}

/** A picture on its way to a page. */
export interface ServedPicture {
  readonly bytes: Buffer
  readonly contentType: string
}

/** Who asks, and (for the link of a seat) which campaign the link was made for. */
export interface Caller {
  readonly actor: Asker
  /** `control`: no page, but the link of a Stream Deck (CT1). */
  readonly screen: ScreenKind | 'control'
  readonly campaign: string | null
}

/** One screen that is being looked at. */
export interface Viewer {
  readonly audience: Audience
  /** The campaign that a seat's link was made for; null for a screen that shows whatever is open. */
  readonly campaign: string | null
  /** Overlay only: the layout that its link was made for; absent: the first one. */
  readonly layout?: LayoutId
  show(snapshot: Snapshot): void
}

/** What this shell does in its own way. A place that the GM gave up on choosing is null. */
export interface Shell {
  readonly kind: 'electron' | 'browser'
  /** The way to an existing campaign. */
  pickFileToOpen(place: FilePath): Promise<Result<string | null, Problem>>
  /** The way to a campaign that is about to be written. */
  pickFileToSave(place: FilePath, suggested: string): Promise<Result<SaveTarget | null, Problem>>
  /** A way that nobody has taken yet, for something that comes from outside: a sample, an upload. */
  freePath(name: string): Promise<Result<string, Problem>>
  /** May a page name this path at all? Gives it back as it really is. */
  resolvePath(path: string): Promise<Result<string, Problem>>
  listFiles(): Promise<Result<readonly FileInFolder[], Problem>>
  /** The campaigns that were deleted and can be brought back. */
  listDeleted(): Promise<Result<readonly FileInFolder[], Problem>>
  /** May a page bring this one back? Gives its path as it really is. */
  resolveDeletedPath(path: string): Promise<Result<string, Problem>>
  showInFolder(path: string): Promise<Result<null, Problem>>
  displays(): readonly DisplayInfo[]
  openScreen(screen: 'table' | 'overlay'): Promise<Result<null, Problem>>
  closeScreen(screen: 'table' | 'overlay'): Promise<Result<null, Problem>>
}

export interface SaveTarget {
  readonly path: string
  readonly whenTaken: TakenNamePolicy
}

/** The campaigns of this machine and what is remembered about them. */
export interface Library {
  create(path: string, chronicle: Chronicle, whenTaken: TakenNamePolicy): Promise<Result<CampaignOnDisk, Problem>>
  /** In slices. @throws CalledOff when the watcher called it off */
  open(
    path: string,
    mode: OpenMode,
    watcher: ProgressListener
  ): Promise<Result<OpenedCampaign<Chronicle, CampaignOnDisk>, Problem>>
  /** A whole file of a campaign that is not open, under a title of its own. */
  copy(from: string, to: string, titleFor: (title: string) => string): Promise<Result<null, Problem>>
  /** Into the bin beside it. @returns where it is now */
  remove(path: string): Promise<Result<string, Problem>>
  /** What a campaign in the bin was called. */
  originalName(path: string): string
  /** Out of the bin, to a way that is free. */
  restoreDeleted(from: string, to: string): Promise<Result<null, Problem>>
  /** Keeps a picture on this machine, for a campaign that comes after it and names it. @returns its name */
  bringPicture(bytes: Uint8Array): Promise<Result<PictureId, Problem>>
  /** Writes the text of a campaign to a way that is free, the pictures that it names and this machine has beside it. */
  importText(path: string, text: string): Promise<Result<null, Problem>>
  /** The sample campaign's own text. */
  sample(): Promise<Result<{ readonly name: string; readonly text: string }, Problem>>
  recents(): Promise<readonly RecentFile[]>
  /** @param left how it was left, where it is closed */
  remember(path: string, title: string, left?: CampaignLeft | null): Promise<void>
  forget(path: string): Promise<void>
  backups(path: string): Promise<Result<readonly BackupInfo[], Problem>>
  restore(path: string, backup: string): Promise<Result<null, Problem>>
  /** The Prophecies that this table wrote itself. */
  readonly modules: Pick<JsonCollection<Module>, 'list' | 'add' | 'update' | 'remove'>
  /** Foes and encounters that the Game Master prepared. */
  readonly preparedFoes: PreparedFoesFile
  /** What the GM lets the screens show: a dark screen stays dark when the program starts again (ST2). */
  readonly screens: Pick<ScreenSettingsFile, 'read' | 'save'>
  /** What frozen screens go on showing. */
  readonly heldPictures: Pick<HeldPicturesFile, 'read' | 'save'>
  preferences(): Promise<Preferences>
  /** Each setting by itself: another Hearthside may have changed others. */
  savePreferences(changed: Partial<Preferences>): Promise<Result<null, Problem>>
  /** Something about these files that the Game Master should know. @returns how to stop */
  onNotice(listener: (says: string) => void): () => void
}

/** The server for other devices: a stream, a second screen, the players' phones. */
export interface StageControl {
  /** Serves again at a start of the program, if the GM had let other devices connect. */
  resume(): Promise<void>
  status(campaign: string | null, seats: readonly SeatId[], layouts: readonly LayoutId[]): StageStatus
  set(power: 'on' | 'off', reach: 'loopback' | 'lan'): Promise<Result<null, Problem>>
  renewSeat(campaign: string, seat: SeatId): Promise<Result<null, Problem>>
  renewScreen(screen: 'table' | 'join'): Promise<Result<null, Problem>>
  /** Devices without a link may ask for a seat, or may not (JN1), and the table shows the code meanwhile, or does not (JN9). */
  openJoin(open: boolean, onTable: boolean): Promise<Result<null, Problem>>
  /** @param request the id of a device that waits @returns the names of the new seat that it asks for; null: it asks for none (JN11) */
  newcomer(request: string): JoinNames | null
  /** @param request the id of a device that waits @param made the seat that a newcomer has got by the yes */
  answerJoin(request: string, yes: boolean, made: SeatId | null): Promise<Result<null, Problem>>
  bringBackLink(): Promise<Result<null, Problem>>
  /** The old link of a layout, or of the control (null), stops working at once. */
  renewStreamLink(layout: LayoutId | null): Promise<Result<null, Problem>>
  /** Layouts that are not among these are gone, and their links with them. */
  keepLayouts(layouts: readonly LayoutId[]): void
  /** These seats of a campaign are retired: their links stop at once, and work again when the seats are brought back. */
  revokeSeats(campaign: string, retired: readonly SeatId[]): void
  /** The campaign goes on under another id (Save As): its players' links go with it. */
  moveLinks(campaign: string, into: string): Promise<void>
  /** Resolves when every link that `status` has told is kept, and outlives a crash. */
  flush(): Promise<void>
  close(): Promise<void>
}
