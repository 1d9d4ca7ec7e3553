import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { PictureId } from '#rules/core/picture'
import type { PlainExplanation } from '#rules/core/refusal'
import { ok, type Result } from '#rules/core/result'
import { isZip, readBundleIndex, readSpan, type BundleIndex, type RangeReader } from '#shared/bundle/read-index'
import type { Disk } from '../disk/disk'
import type { PictureSource } from '../media/picture-source'
import { readWholePicture } from '../media/picture-format'

/** A campaign with its pictures in one file, as it lies on a disk. */
export class Bundle implements PictureSource {
  private constructor(
    private readonly file: RangeReader,
    private readonly index: BundleIndex
  ) {}

  private campaignFits = true

  /** Null where the file at this path is no ZIP; in words where it is another program's. Throws what the disk throws. */
  static async at(disk: Disk, path: string): Promise<Result<Bundle | null, PlainExplanation>> {
    const { kind, bytes: size } = await disk.stat(path)
    if (kind !== 'file' || !isZip(await disk.readHead(path, 4))) return ok(null)
    const file = { size, read: (from: number, length: number) => disk.readRange(path, from, length) }
    const index = await readBundleIndex(file)
    return index.ok ? ok(new Bundle(file, index.value)) : index
  }

  /** Nothing of it is missing or strange, as far as its own list and, once that was read, its campaign say. */
  get isWhole(): boolean {
    return this.index.whole && this.campaignFits
  }

  /** Of its campaign. */
  get campaignBytes(): number {
    return this.index.campaign.size
  }

  /** The campaign as the text of a file of its own. */
  async campaign(): Promise<Buffer> {
    const bytes = bufferOf(await readSpan(this.file, this.index.campaign))
    this.campaignFits = crc32(bytes) === this.index.campaignCrc
    return bytes
  }

  async list(): Promise<readonly PictureId[]> {
    return [...this.index.pictures.keys()]
  }

  /** Null where it is not in it, or is not what its name says. */
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
