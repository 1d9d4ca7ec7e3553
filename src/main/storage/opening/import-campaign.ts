import type { PictureId } from '#rules/core/picture'
import { fail, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { picturesNamedIn } from '../bundle/bundle'
import { replaceDurably } from '../disk/durable-write'
import { Backups } from '../campaign/backups'
import { attempt } from '../disk/attempt'
import { mediaBackups, MediaFolder, mediaPath } from '../media/media-folder'
import type { StoreDependencies } from '../types'
import { claimPath } from './claim-path'
import { parseCampaignFile, replayEntries } from './replay-entries'
import { unreadableProblem } from './limits'

/** The pictures of all campaigns that this machine has. */
export function picturesHere({
  disk,
  backupsFolder
}: Pick<StoreDependencies<unknown>, 'disk' | 'backupsFolder'>): MediaFolder {
  return new MediaFolder(disk, mediaBackups(backupsFolder))
}

/**
 * Writes a campaign from a text (an upload, the sample) to a free path, if the result can be opened. Its pictures, as
 * far as this machine has them, are copied first.
 */
export async function importCampaign(
  path: string,
  text: string,
  setup: StoreDependencies<unknown>
): Promise<Result<null, Problem>> {
  const { disk, clock, games, backupsFolder } = setup
  const bytes = Buffer.from(text)
  const file = await parseCampaignFile(bytes)
  const understood = file.ok ? await replayEntries(file.value.envelope, { kind: 'folded' }, games) : file
  if (!understood.ok) return fail(unreadableProblem(path, understood.error, []))
  const claimed = await claimPath(path, 'refuse', setup, new Backups(disk, clock, backupsFolder))
  if (!claimed.ok) return claimed
  const { lock, path: target } = claimed.value
  try {
    const here = picturesHere(setup)
    const named = { list: async () => picturesNamedIn([bytes]), read: (id: PictureId) => here.read(id) }
    const brought = await new MediaFolder(disk, mediaPath(target)).addAll(named, null)
    if (!brought.ok) return brought
    return await attempt(async () => {
      await replaceDurably(disk, target, [bytes], { beforeRename: lock.assertHeld })
      return null
    })
  } finally {
    await lock.release()
  }
}
