import type { PictureId } from '#rules/core/picture'
import type { PlainExplanation } from '#rules/core/refusal'
import { fail, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { PicturesOnDisk, StoreDependencies } from '../types'
import { bundleIn } from '../bundle/campaign-bytes'
import { mediaBackups, MediaFolder, mediaPath } from './media-folder'

/** Where the campaign is now, and whether it may be written. */
interface Home {
  /** Of its file. */
  readonly path: string
  /** Who may read and write it; null: as usual. */
  readonly mode: number | null
  readonly readOnly: PlainExplanation | null
}

/** The pictures of one campaign: beside its file, and once more among the backups of this machine. */
export class CampaignPictures implements PicturesOnDisk {
  /** What was read last: it is on its way to a dozen screens. */
  private newest: { readonly id: PictureId; readonly bytes: Buffer } | null = null

  constructor(
    private readonly setup: Pick<StoreDependencies<unknown>, 'disk' | 'backupsFolder'>,
    private readonly home: () => Promise<Home>
  ) {}

  /** Safe on the disk before it is told, so that no act ever names what is not there. That its backup failed is no reason to refuse it. */
  async keep(bytes: Uint8Array): Promise<Result<PictureId, Problem>> {
    const { path, mode, readOnly } = await this.home()
    if (readOnly !== null) return fail({ kind: 'read-only', ...readOnly })
    const kept = await this.beside(path).keep(bytes, mode)
    if (kept.ok) await this.backups().keep(bytes, mode)
    return kept
  }

  /** One that only the backups have is put back beside the campaign, where that may be written. A file that is only looked at may have it in itself. */
  async read(id: PictureId): Promise<Buffer | null> {
    if (this.newest?.id === id) return this.newest.bytes
    const home = await this.home()
    const bytes =
      (await this.beside(home.path).read(id)) ?? (await this.putBack(home, id)) ?? (await this.bundled(home, id))
    if (bytes) this.newest = { id, bytes }
    return bytes
  }

  private async putBack({ path, mode, readOnly }: Home, id: PictureId): Promise<Buffer | null> {
    const bytes = await this.backups().read(id)
    if (bytes && readOnly === null) await this.beside(path).keep(bytes, mode)
    return bytes
  }

  private async bundled({ path, readOnly }: Home, id: PictureId): Promise<Buffer | null> {
    if (readOnly === null) return null
    return (await bundleIn(this.setup.disk, path))?.read(id) ?? null
  }

  private beside(path: string): MediaFolder {
    return new MediaFolder(this.setup.disk, mediaPath(path))
  }

  private backups(): MediaFolder {
    return new MediaFolder(this.setup.disk, mediaBackups(this.setup.backupsFolder))
  }
}
