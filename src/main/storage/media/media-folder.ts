import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isPictureId, type PictureId } from '#rules/core/picture'
import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { attempt, nullIfMissing } from '../disk/attempt'
import type { Disk } from '../disk/disk'
import { ensureDurably, makeFolderDurably } from '../disk/durable-write'
import { largest, readPicture, readWholePicture } from './picture-format'
import type { PictureSource } from './picture-reader'

/** The folder for the pictures of a campaign, beside its file. */
export function mediaPath(campaign: string): string {
  return `${campaign}.media`
}

/** The copies of all campaigns' pictures, in the folder of the backups: one file for each content. */
export function mediaBackups(backupsFolder: string): string {
  return join(backupsFolder, 'media')
}

/** A folder of pictures, each named by the hash of its content. Files are never changed and never removed (SH9). */
export class MediaFolder implements PictureSource {
  constructor(
    private readonly disk: Disk,
    readonly folder: string
  ) {}

  /**
   * Stores a picture and resolves when its bytes are safe on the disk. An existing, undamaged file is not written
   * again.
   * @param mode the permissions; null: the default
   * @returns the picture's name, or why it is refused
   */
  async keep(bytes: Uint8Array, mode: number | null = null): Promise<Result<PictureId, Problem>> {
    const facts = await readWholePicture(bytes)
    if (!facts.ok) return fail({ kind: 'unsupported', ...facts.error })
    const id = `${sha256(bytes)}.${facts.value.ending}` as PictureId
    return attempt(async () => {
      await makeFolderDurably(this.disk, this.folder)
      await ensureDurably(this.disk, join(this.folder, id), bytes, { mode })
      return id
    })
  }

  /** The bytes of a picture; null when it is missing, or when the bytes do not match its name. */
  async read(id: PictureId): Promise<Buffer | null> {
    const path = join(this.folder, id)
    try {
      const facts = await this.disk.stat(path)
      if (facts.kind !== 'file' || facts.bytes > largest.bytes) return null
      const bytes = await this.disk.read(path)
      return id.startsWith(sha256(bytes)) && readPicture(bytes).ok ? bytes : null
    } catch {
      return null
    }
  }

  /** The names of the pictures in this folder. */
  async list(): Promise<readonly PictureId[]> {
    const names = await nullIfMissing(this.disk.list(this.folder), ['ENOENT', 'ENOTDIR'])
    return (names ?? []).filter(isPictureId)
  }

  /** Copies every picture of another source; unreadable pictures are skipped. */
  async addAll(from: PictureSource, mode: number | null): Promise<Result<null, Problem>> {
    const names = await attempt(() => from.list())
    if (!names.ok) return names
    for (const id of names.value) {
      const bytes = await from.read(id)
      const kept = bytes ? await this.keep(bytes, mode) : ok(null)
      if (!kept.ok) return kept
    }
    return ok(null)
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
