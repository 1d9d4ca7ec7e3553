import type { PictureId } from '#rules/core/picture'
import type { PlainExplanation } from '#rules/core/refusal'
import { captionIn, captionWindow, pictureWords } from '#shared/bundle/captions'
import type { Bundle } from '../bundle/bundle'
import { attempt } from '../disk/attempt'
import { mediaBackups, MediaFolder, mediaPath } from '../media/media-folder'
import { notices } from '../notices'
import type { StoreDependencies } from '../types'

/**
 * Unpacks the pictures of a bundle durably into the folder beside it. The file stays unchanged here. It is rewritten
 * without pictures only when each of them is in the folder (SH11).
 * @returns what forbids rewriting; null for nothing
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
      // A failed backup does not prevent this.
      if (bytes) await backups.keep(bytes, mode)
    }
    if (damaged.length === 0) return null
    return notices.damagedBundle(damaged.length, captionsOf(damaged, await bundle.campaign()))
  })
  return unpacked.ok ? unpacked.value : notices.notUnpacked
}

/** The campaign's captions of the first three pictures. */
function captionsOf(pictures: readonly PictureId[], campaign: Buffer): readonly string[] {
  return pictures.slice(0, 3).map(id => {
    const at = campaign.lastIndexOf(id)
    const around = campaign.subarray(Math.max(0, at - captionWindow), at + captionWindow).toString('utf8')
    return pictureWords(at < 0 ? null : captionIn(around, id), id)
  })
}
