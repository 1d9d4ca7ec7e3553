import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { Backups } from '../campaign/backups'
import { extended, type Ledger } from '../campaign/printed-entries'
import { moveIn } from './create-files'
import { readCampaign } from './read-campaign'
import { attempt } from '../disk/attempt'
import type { Digest, Retitled, StoreSetup } from '../types'

/** What a copy with a title of its own has in it. */
export function withTitle(
  ledger: Ledger,
  digest: Digest,
  retitled: Retitled | null
): { readonly ledger: Ledger; readonly digest: Digest } {
  if (retitled === null) return { ledger, digest }
  const { entry, title } = retitled
  return { ledger: extended(ledger, [JSON.stringify(entry)]), digest: { ...digest, title } }
}

/** Writes a whole file of a campaign that need not be open: with the acts that only its journal has. */
export async function copyCampaign<Folded>(
  from: string,
  to: string,
  setup: StoreSetup<Folded>,
  retitle: (folded: Folded) => Retitled | null
): Promise<Result<null, Problem>> {
  const found = await readCampaign(from, setup, new Backups(setup.disk, setup.clock, setup.backupsFolder))
  if (!found.ok) return found
  const { ledger, journaled, folded, path } = found.value
  const mode = await attempt(() => setup.disk.facts(path))
  const whole = withTitle(extended(ledger, journaled), setup.games.digest(folded), retitle(folded))
  const copied = await moveIn(to, 'refuse', whole.ledger, whole.digest, setup, mode.ok ? mode.value.mode : null)
  if (!copied.ok) return copied
  await copied.value.home.letGo()
  return { ok: true, value: null }
}
