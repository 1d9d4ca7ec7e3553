import { join } from 'node:path'
import { fail, ok, type Result } from '#rules/core/result'
import type { BackupInfo, Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { makeFolderDurably, readInPieces, replaceDurably, type Blocks } from '../disk/durable-write'
import { attempt, nullIfMissing } from '../disk/attempt'
import type { StoreClock } from '../types'

type Reason = BackupInfo['reason']

const minIntervalMs = 10 * 60_000

/** Copies of campaign files in this machine's own folder: one folder for each campaign id, one file for each copy. */
export class Backups {
  constructor(
    private readonly disk: Disk,
    private readonly clock: Pick<StoreClock, 'now'>,
    private readonly folder: string
  ) {}

  /**
   * Copies the file's bytes as they are on disk, damaged or not. The copy has the file's permissions.
   * @param instead the bytes to keep in place of the file: the file with the acts of its journal
   */
  async keep(
    path: string,
    campaign: string,
    reason: Reason,
    acts: number,
    instead: Blocks | null = null
  ): Promise<Result<BackupInfo, Problem>> {
    return attempt(async () => {
      const { mode } = await this.disk.stat(path)
      const home = this.folderOf(campaign)
      await makeFolderDurably(this.disk, home)
      await replaceDurably(this.disk, join(home, 'origin.txt'), [Buffer.from(path)], { mode })
      const at = this.clock.now()
      const id = backupName(at, reason, acts)
      await replaceDurably(this.disk, join(home, id), instead ?? readInPieces(this.disk, path), { mode })
      await this.thin(campaign)
      const { bytes } = await this.disk.stat(join(home, id))
      return { id, at, reason, acts, bytes }
    })
  }

  /**
   * Runs before a newer state of the same campaign overwrites the file. Once at the start of each day, then at most every ten minutes.
   */
  async keepBeforeSave(path: string, campaign: string, acts: number): Promise<Result<null, Problem>> {
    // Another program removed the file, so writing cannot destroy data.
    const [there, [last]] = await Promise.all([
      attempt(() => nullIfMissing(this.disk.stat(path))),
      this.named(campaign)
    ])
    if (there.ok && there.value === null) return ok(null)
    const now = this.clock.now()
    const reason = last && dayOf(last.at) === dayOf(now) ? 'ring' : 'first-of-day'
    if (last && reason === 'ring' && now - last.at < minIntervalMs) return ok(null)
    const kept = await this.keep(path, campaign, reason, acts)
    return kept.ok ? ok(null) : kept
  }

  /** Newest first; empty when there are none or they cannot be read. */
  async list(campaign: string): Promise<readonly BackupInfo[]> {
    const found: BackupInfo[] = []
    for (const known of await this.named(campaign)) {
      const facts = await this.disk.stat(join(this.folderOf(campaign), known.id)).catch(() => null)
      if (facts) found.push({ ...known, bytes: facts.bytes })
    }
    return found
  }

  /** For a file without a readable id: the campaign whose last backup came from that path. */
  async campaignAt(path: string): Promise<string | null> {
    for (const campaign of await this.disk.list(this.folder).catch(() => [])) {
      const origin = await this.disk.read(join(this.folder, campaign, 'origin.txt')).catch(() => null)
      if (origin?.toString('utf8') === path) return campaign
    }
    return null
  }

  async read(campaign: string, id: string): Promise<Result<Buffer, Problem>> {
    if (!parseBackupName(id)) return fail({ kind: 'not-found', path: id })
    const bytes = await attempt(() => nullIfMissing(this.disk.read(join(this.folderOf(campaign), id))))
    if (!bytes.ok) return bytes
    return bytes.value ? ok(bytes.value) : fail({ kind: 'not-found', path: id })
  }

  private async thin(campaign: string): Promise<void> {
    for (const { id } of expiredBackups(await this.list(campaign), this.clock.now())) {
      await this.disk.remove(join(this.folderOf(campaign), id))
    }
  }

  /** The facts in the names of the files, newest first. */
  private async named(campaign: string): Promise<readonly Omit<BackupInfo, 'bytes'>[]> {
    const names = await this.disk.list(this.folderOf(campaign)).catch(() => [])
    return names.flatMap(name => parseBackupName(name) ?? []).sort((one, other) => other.at - one.at)
  }

  private folderOf(campaign: string): string {
    if (!/^[\w-]{1,64}$/.test(campaign)) throw new Error(`not the id of a campaign: ${campaign}`)
    return join(this.folder, campaign)
  }
}

/** The name holds every fact about a backup: `2026-11-21T01-52-05-123Z.first-of-day.412.hearth`. */
function backupName(at: number, reason: Reason, acts: number): string {
  return `${new Date(at).toISOString().replace(/[:.]/g, '-')}.${reason}.${acts}.hearth`
}

const backupNamePattern =
  /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.(before-migration|before-restore|changed-outside|first-of-day|ring)\.(\d+)\.hearth$/

function parseBackupName(name: string): Omit<BackupInfo, 'bytes'> | null {
  const [, date, hour, minute, second, milli, reason, acts] = backupNamePattern.exec(name) ?? []
  if (date === undefined) return null
  const at = Date.parse(`${date}T${hour}:${minute}:${second}.${milli}Z`)
  return { id: name, at, reason: reason as Reason, acts: Number(acts) }
}

/** In local time: after midnight a new day begins, even during one evening of play. */
function dayOf(at: number): string {
  return new Date(at).toDateString()
}

const dayMs = 86_400_000
const keptNewest = 10
const keptDays = 14
const keptWeeks = 53

/**
 * The backups that may be deleted. The newest ten are kept. So are the last of each day for two weeks, and the last of
 * each week for a year.
 */
export function expiredBackups(backups: readonly BackupInfo[], now: number): readonly BackupInfo[] {
  const newestFirst = [...backups].sort((one, other) => other.at - one.at)
  const kept = new Set(newestFirst.slice(0, keptNewest))
  keepFirstPer(dayMs, keptDays)
  keepFirstPer(7 * dayMs, keptWeeks)
  return newestFirst.filter(backup => !kept.has(backup))

  function keepFirstPer(span: number, spans: number): void {
    const seen = new Set<number>()
    for (const backup of newestFirst) {
      const number = Math.floor(backup.at / span)
      if (seen.has(number) || backup.at <= now - spans * span) continue
      seen.add(number)
      kept.add(backup)
    }
  }
}
