import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { PictureId } from '#rules/core/picture'
import type { PlainExplanation } from '#rules/core/refusal'
import { ok, type Result } from '#rules/core/result'
import { isZip, readBundleIndex, readSpan, type BundleIndex, type RangeReader } from '#shared/bundle/read-index'
import type { Disk } from '../disk/disk'
import type { PictureSource } from '../media/picture-source'
import { readWholePicture } from '../media/picture-format'

/** A file that holds a campaign together with its pictures. */
export class Bundle implements PictureSource {
  private constructor(
    private readonly file: RangeReader,
    private readonly index: BundleIndex
  ) {}

  private campaignFits = true

  /** Opens a bundle. Null: the file is no ZIP. A failure explains that the ZIP is not a bundle. Throws disk errors. */
  static async at(disk: Disk, path: string): Promise<Result<Bundle | null, PlainExplanation>> {
    const { kind, bytes: size } = await disk.stat(path)
    if (kind !== 'file' || !isZip(await disk.readHead(path, 4))) return ok(null)
    const file = { size, read: (from: number, length: number) => disk.readRange(path, from, length) }
    const index = await readBundleIndex(file)
    return index.ok ? ok(new Bundle(file, index.value)) : index
  }

  /** Whether the bundle is complete: its index fits and, once the campaign was read, its checksum fits. */
  get isWhole(): boolean {
    return this.index.whole && this.campaignFits
  }

  /** The size of the campaign, in bytes. */
  get campaignBytes(): number {
    return this.index.campaign.size
  }

  /** The campaign as the text of a campaign file. */
  async campaign(): Promise<Buffer> {
    const bytes = bufferOf(await readSpan(this.file, this.index.campaign))
    this.campaignFits = crc32(bytes) === this.index.campaignCrc
    return bytes
  }

  async list(): Promise<readonly PictureId[]> {
    return [...this.index.pictures.keys()]
  }

  /** Null when the bundle lacks the picture, or when the bytes do not match the picture's name. */
  async read(id: PictureId): Promise<Buffer | null> {
    const span = this.index.pictures.get(id)
    if (!span) return null
    const bytes = bufferOf(await readSpan(this.file, span))
    const isNamedSo = id.startsWith(createHash('sha256').update(bytes).digest('hex'))
    return isNamedSo && (await readWholePicture(bytes)).ok ? bytes : null
  }
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
