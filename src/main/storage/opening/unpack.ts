import type { PictureId } from '#rules/core/picture'
import type { PlainExplanation } from '#rules/core/refusal'
import { captionIn, captionWindow, pictureWords } from '#shared/bundle/captions'
import type { Bundle } from '../bundle/bundle'
import { attempt } from '../disk/attempt'
import { mediaBackups, MediaFolder, mediaPath } from '../media/media-folder'
import { notices } from '../notices'
import type { StoreDependencies } from '../types'

/**
 * Puts the pictures of a bundle into the folder beside it, as durably as any; the file itself stays as it is, and is written anew
 * without them only when each of them is there (SH11).
 * @returns what forbids that; null when nothing does
 */
export async function unpack(
  path: string,
  bundle: Bundle,
  { disk, backupsFolder }: Pick<StoreDependencies<unknown>, 'disk' | 'backupsFolder'>
): Promise<PlainExplanation | null> {
  const folder = new MediaFolder(disk, mediaPath(path))
  const backups = new MediaFolder(disk, mediaBackups(backupsFolder))
  const unpacked = await attempt(async () => {
    const { mode } = await disk.stat(path)
    const damaged: PictureId[] = []
    for (const id of await bundle.list()) {
      const bytes = await bundle.read(id)
      const kept = bytes ? await folder.keep(bytes, mode) : null
      if (kept === null) damaged.push(id)
      else if (!kept.ok) return notices.notUnpacked
      // That its backup failed is no reason to refuse it.
      if (bytes) await backups.keep(bytes, mode)
    }
    if (damaged.length === 0) return null
    return notices.damagedBundle(damaged.length, captionsOf(damaged, await bundle.campaign()))
  })
  return unpacked.ok ? unpacked.value : notices.notUnpacked
}

/** What the campaign calls the first few of them. */
function captionsOf(pictures: readonly PictureId[], campaign: Buffer): readonly string[] {
  return pictures.slice(0, 3).map(id => {
    const at = campaign.lastIndexOf(id)
    const around = campaign.subarray(Math.max(0, at - captionWindow), at + captionWindow).toString('utf8')
    return pictureWords(at < 0 ? null : captionIn(around, id), id)
  })
}
