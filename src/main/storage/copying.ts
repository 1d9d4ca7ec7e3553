import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { Backups } from './backups'
import { extended } from './ledger'
import { moveIn } from './moving'
import { readCampaign } from './open-campaign'
import { attempt } from './problems'
import type { StoreSetup } from './types'

/** Writes a whole file of a campaign that need not be open: with the acts that only its journal has. */
export async function copyCampaign<Folded>(
  from: string,
  to: string,
  setup: StoreSetup<Folded>
): Promise<Result<null, Problem>> {
  const found = await readCampaign(from, setup, new Backups(setup.disk, setup.clock, setup.backupsFolder))
  if (!found.ok) return found
  const { ledger, journaled, folded, path } = found.value
  const mode = await attempt(() => setup.disk.facts(path))
  const copied = await moveIn(
    to,
    'refuse',
    extended(ledger, journaled),
    setup.games.digest(folded),
    setup,
    mode.ok ? mode.value.mode : null
  )
  if (!copied.ok) return copied
  await copied.value.home.letGo()
  return { ok: true, value: null }
}
