import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { Backups } from '../campaign/backups'
import type { FileFingerprint } from '../campaign/overwrite-guard'
import type { FileStats } from '../disk/disk'
import { resolveTarget } from '../disk/durable-write'
import { ledgerIn } from '../campaign/envelope'
import type { FilesOnDisk } from '../campaign/campaign-files'
import { journalPath } from '../campaign/journal'
import { readJournal } from './read-journal'
import { printEntriesInSteps } from '../campaign/printed-entries'
import { SlicedWork } from '../disk/sliced-work'
import { attempt } from '../disk/attempt'
import { readCampaignBytes } from '../bundle/campaign-bytes'
import type { Bundle } from '../bundle/bundle'
import type { StoreDependencies } from '../types'
import { parseCampaignFile, replayEntries, type ReplayedEntries } from './replay-entries'
import { unreadableProblem, type FileFault } from './limits'

/** A campaign as it was found on disk. Reading changed nothing there. */
export type LoadedCampaign<Folded> = FilesOnDisk &
  Omit<ReplayedEntries<Folded>, 'kept'> & {
    /** The file's digest does not fit: another program or the disk changed the file. */
    readonly changedOutside: boolean
    /**
     * The file is a bundle with pictures, which is unpacked before the first act; null: a campaign file without
     * pictures.
     */
    readonly bundle: Bundle | null
  }

/**
 * Reads a campaign and its journal. The first failing step reports the position of the fault and the existing backups.
 */
export async function readCampaign<Folded>(
  path: string,
  { disk, games }: Pick<StoreDependencies<Folded>, 'disk' | 'games'>,
  backups: Backups,
  work = new SlicedWork()
): Promise<Result<LoadedCampaign<Folded>, Problem>> {
  const real = await attempt(() => resolveTarget(disk, path))
  if (!real.ok) return fail({ kind: 'not-found', path })
  const before = await disk.stat(real.value).catch(() => null)
  const there = await readCampaignBytes(disk, real.value)
  if (!there.ok && there.error.kind === 'missing') return fail({ kind: 'not-found', path })
  if (!there.ok) return unreadableCampaign(path, there.error, null, backups)
  const { bytes, bundle } = there.value
  const file = await parseCampaignFile(bytes, work)
  if (!file.ok) return unreadableCampaign(path, file.error, bytes, backups)
  const { json, envelope, content } = file.value
  const journal = await attempt(() => readJournal(disk, journalPath(real.value), envelope))
  if (!journal.ok) return journal
  const understood = await replayEntries(envelope, journal.value, games, work)
  if (!understood.ok) return unreadableCampaign(path, understood.error, bytes, backups)
  const { kept, ...rest } = understood.value
  work.beginPart(1)
  const printed = rest.migrated
    ? await work.runSteps(printEntriesInSteps(kept))
    : await ledgerIn(bytes, json, envelope.entries, content, work)
  const journaled = kept.slice(printed.count).map(entry => JSON.stringify(entry))
  const seen = before && fingerprintOf(before, content.digest)
  const changedOutside = content.written === 'by-another'
  const { id } = envelope.head
  return ok({ path: real.value, id, filed: printed, journaled, seen, changedOutside, bundle, ...rest })
}

function fingerprintOf({ identity, bytes, changedAt }: FileStats, content: string): FileFingerprint {
  return { identity, bytes, changedAt, content }
}

async function unreadableCampaign(
  path: string,
  fault: FileFault,
  bytes: Buffer | null,
  backups: Backups
): Promise<Result<never, Problem>> {
  const campaign = (bytes && idIn(bytes)) ?? (await backups.campaignAt(path))
  const copies = campaign === null ? [] : await backups.list(campaign)
  return fail(unreadableProblem(path, fault, copies))
}

/** The id at the start of a file, which even a truncated file has. */
export function idIn(bytes: Buffer): string | null {
  return /"id":\s*"([\w-]{1,64})"/.exec(bytes.toString('latin1', 0, 2000))?.[1] ?? null
}
