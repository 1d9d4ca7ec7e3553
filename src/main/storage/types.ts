import type { Entry } from '#rules/campaign/types'
import type { Invalid } from '#rules/core/parser'
import type { PictureId } from '#rules/core/picture'
import type { Result } from '#rules/core/result'
import type { Seat } from '#rules/core/seat'
import type { Steps } from '#rules/core/steps'
import type { Migration } from '#rules/core/system'
import type { SystemId } from '#rules/registry'
import type { FileStatus } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Disk } from './disk/disk'

/** The summary at the head of the file, for human readers. A `Campaign` is one; the entries are authoritative. */
export interface CampaignSummary {
  readonly title: string
  readonly seats: readonly Seat[]
  readonly boards: readonly {
    readonly id: string
    readonly system: SystemId
    readonly title: string
    readonly closed: boolean
  }[]
}

/** What storage needs from the games; `Folded` is the host's result of folding the entries (its chronicle). */
export interface Games<Folded> {
  /** Today's version of each system's saved commands and events. */
  readonly versions: Readonly<Record<string, number>>
  readonly migrations: Readonly<Record<string, readonly Migration[]>>
  /** Makes a parser for one opening: it reads the entries in order and may learn the game of each board. */
  parser(): (json: unknown) => Result<Entry, Invalid>
  /**
   * Replays the entries and checks the outcome, in steps for a long campaign. The path of a fault begins with
   * `entries.N` where possible; N counts from 0.
   */
  fold(entries: readonly Entry[]): Result<Folded, Invalid> | Steps<Result<Folded, Invalid>>
  summarize(folded: Folded): CampaignSummary
}

/** The time in milliseconds since 1970, and a timer. */
export interface StoreClock {
  now(): number
  /** @returns a function that cancels the timer. The timer must not keep the process alive. */
  after(milliseconds: number, then: () => void): () => void
}

/** The identity of this process among all that might hold a campaign. */
export interface Machine {
  readonly pid: number
  readonly host: string
  /** Milliseconds since 1970. */
  bootedAt(): number
  /** The system's id for this boot, which no clock can change. Not every system has one. */
  readonly bootId?: string | undefined
  isAlive(pid: number): boolean
}

/** The dependencies of one store on its surroundings. `setupHere` makes the usual ones. */
export interface StoreDependencies<Folded> {
  readonly disk: Disk
  readonly clock: StoreClock
  readonly machine: Machine
  readonly games: Games<Folded>
  /** This machine's folder for backups, outside every campaign folder. */
  readonly backupsFolder: string
  /** "Hearthside 0.1.0": the program that wrote the file. */
  readonly savedBy: string
  /** The largest file that is written, in bytes; by default the largest that can be read. */
  readonly mostBytes?: number
  /** The longest text that is handed out at once, in bytes; by default well below V8's limit. */
  readonly longestText?: number
  newId(): string
}

/** `edit` refuses a campaign that another Hearthside holds; `take-over` takes the lock from it. */
export type OpenMode = 'edit' | 'read-only' | 'take-over'

/** A notice for the GM about a successful opening. */
export interface StoreNotice {
  readonly tone: 'plain' | 'warn'
  readonly says: string
  /** The path of a campaign that the GM may want to open now. */
  readonly opens?: string
}

export interface OpenedCampaign<Folded, Store> {
  readonly store: Store
  readonly entries: readonly Entry[]
  readonly folded: Folded
  readonly notices: readonly StoreNotice[]
}

/** Why a checkpoint is made. */
export type CheckpointReason = 'save' | 'close' | 'many-entries' | 'quiet' | 'repair'

/** One further entry for a copy: the act that gives the copy its own title. */
export interface RetitleEntry {
  readonly entry: Entry
  readonly title: string
}

/** The treatment of an existing campaign of that name: `replace` keeps a backup of it. */
export type TakenNamePolicy = 'refuse' | 'replace'

/** The pictures of a campaign. */
export interface PicturesOnDisk {
  /**
   * Stores a picture; acts may then name it. A failure explains that the bytes are no picture, or that writing is
   * forbidden.
   */
  keep(bytes: Uint8Array): Promise<Result<PictureId, Problem>>
  /** Null when the picture is missing. */
  read(id: PictureId): Promise<Buffer | null>
}

/**
 * The host's view of a campaign on disk (`CampaignStore` is the class).
 *
 * static create(path, { entries, digest }, setup, whenTaken = 'refuse'): Promise<Result<CampaignStore, Problem>>
 * static open(path, mode, setup): Promise<Result<OpenedCampaign<Folded, CampaignStore>, Problem>>
 */
export interface CampaignOnDisk {
  /** The campaign's id from the head of its file; after Save As the campaign has a new id. */
  readonly id: string
  /** Name, path, save state, and the number of entries that are in the journal only. */
  status(): FileStatus
  /** Calls the listener after each change of `status()`. @returns a function that removes the listener */
  onChange(listener: () => void): () => void
  /** Called after a failure or an outside change: a checkpoint or backup failed, or the campaign was taken over. */
  onNotice(listener: (notice: StoreNotice) => void): () => void
  /** The file has the largest permitted length: a further entry would make it impossible to open. */
  readonly isFull: boolean
  /**
   * Resolves when the entry is synced to the disk, or the write has failed. A failed entry stays in memory and is tried
   * again.
   */
  append(entry: Entry, digest: CampaignSummary): Promise<Result<void, Problem>>
  checkpoint(reason: CheckpointReason): Promise<Result<void, Problem>>
  /** Continues under a new name, with a lock and journal there; the old file keeps everything up to now. */
  saveAs(path: string, whenTaken: TakenNamePolicy): Promise<Result<void, Problem>>
  /** @param retitled the further entry of the copy */
  saveCopy(path: string, whenTaken: TakenNamePolicy, retitled?: RetitleEntry | null): Promise<Result<void, Problem>>
  /** Everything up to now as the text of one file, for export. Refused when it is too long for one text. */
  text(): Result<string, Problem>
  readonly pictures: PicturesOnDisk
  /** Writes the unsaved entries, for example after the disk was full. */
  retry(): Promise<Result<void, Problem>>
  /**
   * Makes a checkpoint, then releases the lock. After a failure the journal still has every act that was reported as
   * saved.
   */
  close(): Promise<Result<void, Problem>>
  /** Releases the lock without writing, when the GM prefers to lose the unsaved acts. */
  abandon(): Promise<void>
}
