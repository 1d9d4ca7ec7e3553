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

/** What a person reads at the head of the file without playing it back. A `Campaign` is one; the truth is the entries. */
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

/** What storage must be told of the games; `Folded` is whatever the host makes of the entries (its chronicle). */
export interface Games<Folded> {
  /** Today's version of each system's saved commands and events. */
  readonly versions: Readonly<Record<string, number>>
  readonly migrations: Readonly<Record<string, readonly Migration[]>>
  /** A fresh parser for one opening: given the entries in order, it may learn which board plays what. */
  parser(): (json: unknown) => Result<Entry, Invalid>
  /** Plays the entries and checks the outcome, a long campaign's in steps. A fault's path begins with `entries.N`, N counted from 0, where it can. */
  fold(entries: readonly Entry[]): Result<Folded, Invalid> | Steps<Result<Folded, Invalid>>
  summarize(folded: Folded): CampaignSummary
}

/** Milliseconds since 1970, and a way to be called later. */
export interface StoreClock {
  now(): number
  /** @returns how to call it off. Must not keep the process alive. */
  after(milliseconds: number, then: () => void): () => void
}

/** Who we are, among all who might hold a campaign. */
export interface Machine {
  readonly pid: number
  readonly host: string
  /** Milliseconds since 1970. */
  bootedAt(): number
  /** The system's own name for this run of the machine: no clock can change it. Not every system has one. */
  readonly bootId?: string | undefined
  isAlive(pid: number): boolean
}

/** The world of one store: everything it would otherwise take from thin air. `setupHere` makes the usual one. */
export interface StoreDependencies<Folded> {
  readonly disk: Disk
  readonly clock: StoreClock
  readonly machine: Machine
  readonly games: Games<Folded>
  /** This machine's folder for backups, outside any campaign's. */
  readonly backupsFolder: string
  /** "Hearthside 0.1.0": who wrote the file. */
  readonly savedBy: string
  /** The largest file that is written, in bytes; what can be read unless a test says otherwise. */
  readonly mostBytes?: number
  /** The longest that is handed out as one text, in bytes; what V8 holds with room to spare unless a test says otherwise. */
  readonly longestText?: number
  newId(): string
}

/** `edit` refuses a campaign that another Hearthside holds; `take-over` takes it from there. */
export type OpenMode = 'edit' | 'read-only' | 'take-over'

/** Something the GM should know about an opening that went well. */
export interface StoreNotice {
  readonly tone: 'plain' | 'warn'
  readonly says: string
  /** A campaign that the GM may want to look at now. */
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

/** One entry more for a copy: the act that gives it a title of its own. */
export interface RetitleEntry {
  readonly entry: Entry
  readonly title: string
}

/** What happens when there is already a campaign of that name: `replace` keeps a backup of it. */
export type TakenNamePolicy = 'refuse' | 'replace'

/** The pictures of a campaign. */
export interface PicturesOnDisk {
  /** Acts may name it from now on; refused in words where it is no picture, or nothing may be written. */
  keep(bytes: Uint8Array): Promise<Result<PictureId, Problem>>
  /** Null where it is missing. */
  read(id: PictureId): Promise<Buffer | null>
}

/**
 * What the host has of a campaign on disk (`CampaignStore` is the class).
 *
 * static create(path, { entries, digest }, setup, whenTaken = 'refuse'): Promise<Result<CampaignStore, Problem>>
 * static open(path, mode, setup): Promise<Result<OpenedCampaign<Folded, CampaignStore>, Problem>>
 */
export interface CampaignOnDisk {
  /** The campaign’s own id from the head of its file; a Save As goes on under a new one. */
  readonly id: string
  /** Name, path, save state and how many entries are in the journal only. */
  status(): FileStatus
  /** Called whenever `status()` has changed. @returns how to stop. */
  onChange(listener: () => void): () => void
  /** Called when something went wrong or changed on its own: a checkpoint or backup failed, the campaign was taken over. */
  onNotice(listener: (notice: StoreNotice) => void): () => void
  /** The file is as long as one may be: nothing more may be recorded, or it could not be opened again. */
  readonly isFull: boolean
  /** Resolves once the entry is synced to the disk, or could not be; then it is kept in memory and tried again. */
  append(entry: Entry, digest: CampaignSummary): Promise<Result<void, Problem>>
  checkpoint(reason: CheckpointReason): Promise<Result<void, Problem>>
  /** Goes on under a new name, with a lock and journal there; the old file keeps everything up to now. */
  saveAs(path: string, whenTaken: TakenNamePolicy): Promise<Result<void, Problem>>
  /** @param retitled what the copy has beyond this campaign */
  saveCopy(path: string, whenTaken: TakenNamePolicy, retitled?: RetitleEntry | null): Promise<Result<void, Problem>>
  /** Everything up to now as the text of a file of its own, for export; refused where it is too long to be one text. */
  text(): Result<string, Problem>
  readonly pictures: PicturesOnDisk
  /** Writes what has not been written, as after a disk was full. */
  retry(): Promise<Result<void, Problem>>
  /** Checkpoint, then let go of the lock. On a failure the journal still has everything that was called saved. */
  close(): Promise<Result<void, Problem>>
  /** Lets go without writing anything, for a GM who would rather lose what could not be saved. */
  abandon(): Promise<void>
}
