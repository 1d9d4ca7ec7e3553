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
  DeviceServerStatus,
  DisplayInfo
} from '#shared/contract'
import type { JoinNames } from '#shared/join'
import type { LayoutId } from '#shared/overlay-layout-schema'
import type { BackupInfo, Problem } from '#shared/problem'
import type { HeldFramesFile } from '../storage/machine/held-frames'
import type { ScreenSettingsFile } from '../storage/machine/screen-settings'
import type { PreparedFoesFile } from '../storage/machine/prepared-foes'
import type { JsonCollection } from '../storage/machine/json-collection'
import type { ProgressListener } from '../storage/disk/sliced-work'
import type { CampaignOnDisk, OpenedCampaign, OpenMode, StoreClock, TakenNamePolicy } from '../storage/types'

/** The dependencies of the host on its surroundings. Both shells and the tests provide their own. */
export interface HostDependencies {
  readonly version: string
  readonly luck: Luck
  readonly clock: StoreClock
  /** A clock that cannot be adjusted; absent where adjustments of the computer's clock are not watched. */
  readonly steadyTime?: SteadyTime
  readonly library: Library
  readonly shell: Shell
  /** The device server needs the host, so it is created from the host. */
  readonly createDeviceServer: (host: HostApi) => DeviceServerControl
  /** Writes one line of the program's log. The line never contains a secret, or who pressed the X-card. */
  readonly log: (line: string) => void
}

/** A clock that cannot be adjusted, in milliseconds from an arbitrary start. */
interface SteadyTime {
  /** Continues while the machine sleeps. May have a resolution of whole seconds (macOS). */
  sinceBoot(): number
  /** Exact; stops while the machine sleeps. */
  awake(): number
}

/** The host's interface for Electron's windows and for the sockets of both servers. */
export interface HostApi {
  /** Parses an ask, checks the caller, and carries the ask out in turn. Never throws, whatever a page sends. */
  ask(caller: Caller, ask: unknown): Promise<Answer>
  /** The picture at an address `/picture/…`, if that address may be seen now; else null. */
  picture(path: string): Promise<ServedPicture | null>
  /** The seats of the open campaign with the names that every screen shows (CA26); null while none is open. */
  seating(): SeatList | null
  /** Displays, windows or the device server have changed: updates the GM's page. */
  refresh(): void
  /**
   * Sends the current snapshot at once, then each new one.
   * @returns a function that detaches the viewer
   */
  attach(viewer: Viewer): () => void
}

/** The seats that a device may join as: all that are not retired. */
export interface SeatList {
  /** The campaign's id. */
  readonly campaign: string
  readonly title: string
  readonly seats: readonly Seat[]
}

/** The bytes of a picture for a page. */
export interface ServedPicture {
  readonly bytes: Buffer
  readonly contentType: string
}

/** The sender of an ask and, for a seat's link, the campaign of the link. */
export interface Caller {
  readonly actor: Asker
  /** `control`: the link of a Stream Deck, which is no page (CT1). */
  readonly screen: ScreenKind | 'control'
  readonly campaign: string | null
}

/** One connected screen. */
export interface Viewer {
  readonly audience: Audience
  /** The campaign of a seat's link; null for a screen that shows the open campaign. */
  readonly campaign: string | null
  /** Overlay only: the layout of its link; absent: the first one. */
  readonly layout?: LayoutId
  show(snapshot: Snapshot): void
}

/** The actions that differ between the shells. A path is null when the GM cancelled its dialog. */
export interface Shell {
  readonly kind: 'electron' | 'browser'
  /** The path of an existing campaign. */
  pickFileToOpen(path: FilePath): Promise<Result<string | null, Problem>>
  /** The path for a campaign that is about to be written. */
  pickFileToSave(path: FilePath, suggested: string): Promise<Result<SaveTarget | null, Problem>>
  /** A free path for a campaign from outside: a sample or an upload. */
  freePath(name: string): Promise<Result<string, Problem>>
  /** Checks whether a page may name this path. Returns the real path. */
  resolvePath(path: string): Promise<Result<string, Problem>>
  listFiles(): Promise<Result<readonly FileInFolder[], Problem>>
  /** The deleted campaigns that can be restored. */
  listDeleted(): Promise<Result<readonly FileInFolder[], Problem>>
  /** Checks whether a page may restore this campaign. Returns the real path. */
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

/** The campaigns of this machine, and the files about them. */
export interface Library {
  create(path: string, chronicle: Chronicle, whenTaken: TakenNamePolicy): Promise<Result<CampaignOnDisk, Problem>>
  /**
   * Reads in slices.
   * @throws Cancelled when the listener cancelled the opening
   */
  open(
    path: string,
    mode: OpenMode,
    watcher: ProgressListener
  ): Promise<Result<OpenedCampaign<Chronicle, CampaignOnDisk>, Problem>>
  /** Copies a campaign that is not open to a whole file, under a title of its own. */
  copy(from: string, to: string, titleFor: (title: string) => string): Promise<Result<null, Problem>>
  /**
   * Moves a campaign into the bin beside it.
   * @returns the new path
   */
  remove(path: string): Promise<Result<string, Problem>>
  /** The former name of a campaign in the bin. */
  originalName(path: string): string
  /** Moves a campaign out of the bin to a free path. */
  restoreDeleted(from: string, to: string): Promise<Result<null, Problem>>
  /**
   * Stores a picture on this machine for a campaign that is imported later and names it.
   * @returns its name
   */
  bringPicture(bytes: Uint8Array): Promise<Result<PictureId, Problem>>
  /** Writes the text of a campaign to a free path, with those of its pictures that this machine has. */
  importText(path: string, text: string): Promise<Result<null, Problem>>
  /** The text of the sample campaign. */
  sample(): Promise<Result<{ readonly name: string; readonly text: string }, Problem>>
  recents(): Promise<readonly RecentFile[]>
  /** @param left the state at closing; absent: the campaign was not closed */
  remember(path: string, title: string, left?: CampaignLeft | null): Promise<void>
  forget(path: string): Promise<void>
  backups(path: string): Promise<Result<readonly BackupInfo[], Problem>>
  restore(path: string, backup: string): Promise<Result<null, Problem>>
  /** The Prophecies that this table wrote itself. */
  readonly modules: Pick<JsonCollection<Module>, 'list' | 'add' | 'update' | 'remove'>
  /** Foes and encounters that the Game Master prepared. */
  readonly preparedFoes: PreparedFoesFile
  /** The GM's settings for the screens: a dark screen stays dark after a restart (ST2). */
  readonly screens: Pick<ScreenSettingsFile, 'read' | 'save'>
  /** The frames of frozen screens. */
  readonly heldFrames: Pick<HeldFramesFile, 'read' | 'save'>
  preferences(): Promise<Preferences>
  /** Saves each changed setting alone: another Hearthside may have changed others. */
  savePreferences(changed: Partial<Preferences>): Promise<Result<null, Problem>>
  /**
   * Notices about these files for the Game Master.
   * @returns a function that removes the listener
   */
  onNotice(listener: (says: string) => void): () => void
}

/** The server for other devices: a stream, a second screen, the players' phones. */
export interface DeviceServerControl {
  /** Starts the server with the program, if the GM had let other devices connect. */
  resume(): Promise<void>
  status(campaign: string | null, seats: readonly SeatId[], layouts: readonly LayoutId[]): DeviceServerStatus
  set(power: 'on' | 'off', reach: 'loopback' | 'lan'): Promise<Result<null, Problem>>
  renewSeat(campaign: string, seat: SeatId): Promise<Result<null, Problem>>
  renewScreen(screen: 'table' | 'join'): Promise<Result<null, Problem>>
  /** Sets whether devices without a link may ask for a seat (JN1), and whether the table shows the code (JN9). */
  openJoin(open: boolean, onTable: boolean): Promise<Result<null, Problem>>
  /**
   * @param request the id of a waiting device
   * @returns the names for the new seat that it asks for; null: it asks for none (JN11)
   */
  newcomer(request: string): JoinNames | null
  /**
   * @param request the id of a waiting device
   * @param made the new seat of a newcomer who was admitted
   */
  answerJoin(request: string, yes: boolean, made: SeatId | null): Promise<Result<null, Problem>>
  bringBackLink(): Promise<Result<null, Problem>>
  /** Renews the link of a layout, or of the control (null); the old link stops at once. */
  renewStreamLink(layout: LayoutId | null): Promise<Result<null, Problem>>
  /** All other layouts were removed; their links stop. */
  keepLayouts(layouts: readonly LayoutId[]): void
  /**
   * These seats of a campaign are retired. Their links stop at once, and work again when the seats are brought back.
   */
  revokeSeats(campaign: string, retired: readonly SeatId[]): void
  /** The campaign has a new id (Save As): the players' links move to it. */
  moveLinks(campaign: string, into: string): Promise<void>
  /** Resolves when every link that `status` returned is on disk and survives a crash. */
  flush(): Promise<void>
  close(): Promise<void>
}
