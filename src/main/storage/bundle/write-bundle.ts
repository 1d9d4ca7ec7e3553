import { crc32 } from 'node:zlib'
import type { PictureId } from '#rules/core/picture'
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
import type { PictureSource } from '../media/picture-source'
import { notices } from '../notices'

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
 * @param report is updated while the bytes are consumed
 * @throws ProblemError when the bundle would exceed the largest size of a ZIP
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
