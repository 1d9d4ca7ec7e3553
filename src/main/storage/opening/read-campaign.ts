import type { Misshapen } from '#rules/core/parser'
import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { Backups } from '../campaign/backups'
import { realTarget } from '../disk/durable-write'
import { ledgerIn } from '../campaign/envelope'
import type { Household } from '../campaign/campaign-files'
import { journalPath } from '../campaign/journal'
import { readJournal } from './read-journal'
import { ledgerInSteps } from '../campaign/printed-entries'
import { Pace } from '../disk/sliced-work'
import { attempt } from '../disk/attempt'
import { readBytes } from '../disk/read-bytes'
import type { StoreSetup } from '../types'
import { openText, understand, type Understood } from './replay-entries'

/** A campaign as it was found on disk. Finding out changed nothing there. */
export type Found<Folded> = Household &
  Omit<Understood<Folded>, 'kept'> & {
    /** The file's digest does not fit: another program changed it, or the disk did. */
    readonly changedOutside: boolean
  }

/** Reads a campaign and the journal beside it. The first step that fails names the place, and the backups there are. */
export async function readCampaign<Folded>(
  path: string,
  { disk, games }: Pick<StoreSetup<Folded>, 'disk' | 'games'>,
  backups: Backups,
  pace = new Pace()
): Promise<Result<Found<Folded>, Problem>> {
  const real = await attempt(() => realTarget(disk, path))
  if (!real.ok) return fail({ kind: 'not-found', path })
  const before = await disk.facts(real.value).catch(() => null)
  const bytes = await readBytes(disk, real.value)
  if (!bytes.ok) {
    return bytes.error.kind === 'missing'
      ? fail({ kind: 'not-found', path })
      : unreadable(path, bytes.error, null, backups)
  }
  const file = await openText(bytes.value, pace)
  if (!file.ok) return unreadable(path, file.error, bytes.value, backups)
  const { json, envelope, content } = file.value
  const journal = await attempt(() => readJournal(disk, journalPath(real.value), envelope))
  if (!journal.ok) return journal
  const understood = await understand(envelope, journal.value, games, pace)
  if (!understood.ok) return unreadable(path, understood.error, bytes.value, backups)
  const { kept, ...rest } = understood.value
  pace.part(1)
  const ledger = rest.migrated
    ? await pace.through(ledgerInSteps(kept))
    : await ledgerIn(bytes.value, json, envelope.entries, content, pace)
  const journaled = kept.slice(ledger.count).map(entry => JSON.stringify(entry))
  const seen = before && {
    identity: before.identity,
    bytes: before.bytes,
    changedAt: before.changedAt,
    content: content.digest
  }
  const changedOutside = content.written === 'by-another'
  return ok({ path: real.value, id: envelope.head.id, ledger, journaled, seen, changedOutside, ...rest })
}

async function unreadable(
  path: string,
  { path: place, says }: Misshapen,
  bytes: Buffer | null,
  backups: Backups
): Promise<Result<never, Problem>> {
  const campaign = (bytes && idIn(bytes)) ?? (await backups.campaignAt(path))
  const copies = campaign === null ? [] : await backups.list(campaign)
  return fail({ kind: 'unreadable', path, place, says, backups: copies })
}

/** A file that was cut off still says at its head which campaign it is. */
export function idIn(bytes: Buffer): string | null {
  return /"id":\s*"([\w-]{1,64})"/.exec(bytes.toString('latin1', 0, 2000))?.[1] ?? null
}
