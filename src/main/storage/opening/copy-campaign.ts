import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { Backups } from '../campaign/backups'
import { withLines, type PrintedEntries } from '../campaign/printed-entries'
import { createCampaignFiles } from './create-files'
import { readCampaign } from './read-campaign'
import { attempt } from '../disk/attempt'
import type { CampaignSummary, RetitleEntry, StoreDependencies } from '../types'

/** The content of a copy with a title of its own. */
export function withTitle(
  printed: PrintedEntries,
  summary: CampaignSummary,
  retitled: RetitleEntry | null
): { readonly printed: PrintedEntries; readonly summary: CampaignSummary } {
  if (retitled === null) return { printed, summary }
  const { entry, title } = retitled
  return { printed: withLines(printed, [JSON.stringify(entry)]), summary: { ...summary, title } }
}

/** Copies a whole campaign that need not be open, including the acts that only its journal has. */
export async function copyCampaign<Folded>(
  from: string,
  to: string,
  setup: StoreDependencies<Folded>,
  retitle: (folded: Folded) => RetitleEntry | null
): Promise<Result<null, Problem>> {
  const found = await readCampaign(from, setup, new Backups(setup.disk, setup.clock, setup.backupsFolder))
  if (!found.ok) return found
  const { filed, journaled, folded, path } = found.value
  const mode = await attempt(() => setup.disk.stat(path))
  const whole = withTitle(withLines(filed, journaled), setup.games.summarize(folded), retitle(folded))
  const copied = await createCampaignFiles(to, 'refuse', whole.printed, whole.summary, setup, {
    mode: mode.ok ? mode.value.mode : null,
    path
  })
  if (!copied.ok) return copied
  await copied.value.files.release()
  return { ok: true, value: null }
}
