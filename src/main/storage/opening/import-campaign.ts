import { basename } from 'node:path'
import { fail, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { replaceDurably } from '../disk/durable-write'
import { attempt, nullIfMissing } from '../disk/attempt'
import type { Games } from '../types'
import { parseCampaignFile, replayEntries } from './replay-entries'

/** Writes a campaign that came as a text (an upload, the sample) to a path that is free; only if it could be opened afterwards. */
export async function importCampaign(
  path: string,
  text: string,
  { disk, games }: { readonly disk: Disk; readonly games: Games<unknown> }
): Promise<Result<null, Problem>> {
  const bytes = Buffer.from(text)
  const file = await parseCampaignFile(bytes)
  const understood = file.ok ? await replayEntries(file.value.envelope, { kind: 'folded' }, games) : file
  if (!understood.ok) {
    const { path: place, says } = understood.error
    return fail({ kind: 'unreadable', path, place, says, backups: [] })
  }
  const there = await attempt(() => nullIfMissing(disk.stat(path)))
  if (!there.ok) return there
  if (there.value) return fail({ kind: 'name-taken', name: basename(path) })
  return attempt(async () => {
    await replaceDurably(disk, path, [bytes])
    return null
  })
}
