import type { PictureId } from '#rules/core/picture'
import type { PlainExplanation } from '#rules/core/refusal'
import { fail, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { PicturesOnDisk, StoreDependencies } from '../types'
import { bundleIn } from '../bundle/campaign-bytes'
import { mediaBackups, MediaFolder, mediaPath } from './media-folder'

/** The present path of the campaign, and whether it may be written. */
interface Home {
  /** The path of the campaign's file. */
  readonly path: string
  /** The permissions of the file; null: the default. */
  readonly mode: number | null
  readonly readOnly: PlainExplanation | null
}

/** The pictures of one campaign: beside its file, and again among the backups of this machine. */
export class CampaignPictures implements PicturesOnDisk {
  /** The picture that was read last: many screens request the same one at once. */
  private newest: { readonly id: PictureId; readonly bytes: Buffer } | null = null

  constructor(
    private readonly setup: Pick<StoreDependencies<unknown>, 'disk' | 'backupsFolder'>,
    private readonly home: () => Promise<Home>
  ) {}

  /**
   * Resolves when the picture is safe on the disk, so that no act ever names a missing picture. A failed backup does
   * not prevent this.
   */
  async keep(bytes: Uint8Array): Promise<Result<PictureId, Problem>> {
    const { path, mode, readOnly } = await this.home()
    if (readOnly !== null) return fail({ kind: 'read-only', ...readOnly })
    const kept = await this.beside(path).keep(bytes, mode)
    if (kept.ok) await this.backups().keep(bytes, mode)
    return kept
  }

  /**
   * A picture that only the backups have is restored beside the campaign, where that may be written. A read-only bundle
   * may contain the picture itself.
   */
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
