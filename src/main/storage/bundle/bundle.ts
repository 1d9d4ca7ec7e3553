import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { PictureId } from '#rules/core/picture'
import type { PlainExplanation } from '#rules/core/refusal'
import { ok, type Result } from '#rules/core/result'
import { isZip, readBundleIndex, readSpan, type BundleIndex, type RangeReader } from '#shared/bundle/read-index'
import type { Disk } from '../disk/disk'
import type { PictureSource } from '../media/picture-reader'
import { readWholePicture } from '../media/picture-format'
import {
  bundleLimits,
  campaignPart,
  directoryBytes,
  localHeader,
  picturePart,
  picturesIn,
  type PlacedPart
} from '#shared/bundle/form'
import { ProblemError } from '../disk/attempt'
import { sizeOf, type Blocks } from '../disk/durable-write'
import { notices } from '../notices'

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

/** The bytes to search at a time: V8 allows no string above about 512 MB. */
const windowBytes = 16_000_000
/** The longest name of a picture, in characters. */
const overlap = 70

/** The pictures that the entries name, each once, sorted by name. Each block holds whole entries. */
export function picturesNamedIn(entries: Blocks): readonly PictureId[] {
  const named = new Set<PictureId>()
  for (const block of entries)
    for (let from = 0; from < block.length; from += windowBytes) {
      const { buffer, byteOffset, length } = block.subarray(from, from + windowBytes + overlap)
      for (const id of picturesIn(Buffer.from(buffer, byteOffset, length).toString('latin1'))) named.add(id)
    }
  return [...named].sort()
}

/** The result of writing a bundle. */
export interface BundleReport {
  /** The number of pictures that could not be read and are missing from the bundle. */
  missing: number
}

/**
 * The bytes of a bundle; each picture is read when its turn comes.
 * @param report is updated while the bytes are consumed @throws ProblemError when the bundle would exceed the largest ZIP
 */
export async function* bundleBytes(
  campaign: Blocks,
  pictures: readonly PictureId[],
  from: Pick<PictureSource, 'read'>,
  report: BundleReport
): AsyncGenerator<Uint8Array> {
  const parts: PlacedPart[] = []
  let at = 0
  function* part(name: string, blocks: Blocks): Generator<Uint8Array> {
    const facts = { name, crc: blocks.reduce((sum, block) => crc32(block, sum), 0), size: sizeOf(blocks) }
    const header = localHeader(facts)
    parts.push({ ...facts, headerAt: at })
    at += header.length + facts.size
    if (at > bundleLimits.bytes) throw new ProblemError({ kind: 'unsupported', ...notices.tooLargeForOneFile })
    yield header
    yield* blocks
  }
  yield* part(campaignPart, campaign)
  for (const id of pictures.slice(0, bundleLimits.pictures)) {
    const bytes = await from.read(id)
    if (bytes) yield* part(picturePart(id), [bytes])
    else report.missing += 1
  }
  report.missing += Math.max(0, pictures.length - bundleLimits.pictures)
  yield directoryBytes(parts, at)
}
