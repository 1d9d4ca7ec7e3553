import { basename } from 'node:path'
import type { PictureId } from '#rules/core/picture'
import { fail, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { picturesNamedIn } from '../bundle/write-bundle'
import { replaceDurably } from '../disk/durable-write'
import { attempt, nullIfMissing } from '../disk/attempt'
import { mediaBackups, MediaFolder, mediaPath } from '../media/media-folder'
import type { StoreDependencies } from '../types'
import { parseCampaignFile, replayEntries } from './replay-entries'
import { unreadableProblem } from './unreadable'

/** The pictures that this machine has, of all its campaigns. */
export function picturesHere({
  disk,
  backupsFolder
}: Pick<StoreDependencies<unknown>, 'disk' | 'backupsFolder'>): MediaFolder {
  return new MediaFolder(disk, mediaBackups(backupsFolder))
}

/** Writes a campaign that came as a text (an upload, the sample) to a path that is free; only if it could be opened afterwards. Its pictures, as far as this machine has them, are there before it is. */
export async function importCampaign(
  path: string,
  text: string,
  setup: Pick<StoreDependencies<unknown>, 'disk' | 'games' | 'backupsFolder'>
): Promise<Result<null, Problem>> {
  const { disk, games } = setup
  const bytes = Buffer.from(text)
  const file = await parseCampaignFile(bytes)
  const understood = file.ok ? await replayEntries(file.value.envelope, { kind: 'folded' }, games) : file
  if (!understood.ok) return fail(unreadableProblem(path, understood.error, []))
  const there = await attempt(() => nullIfMissing(disk.stat(path)))
  if (!there.ok) return there
  if (there.value) return fail({ kind: 'name-taken', name: basename(path) })
  const here = picturesHere(setup)
  const named = { list: async () => picturesNamedIn([bytes]), read: (id: PictureId) => here.read(id) }
  const brought = await new MediaFolder(disk, mediaPath(path)).addAll(named, null)
  if (!brought.ok) return brought
  return attempt(async () => {
    await replaceDurably(disk, path, [bytes])
    return null
  })
}
