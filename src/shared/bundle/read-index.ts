import type { PictureId } from '#rules/core/picture'
import type { PlainExplanation } from '#rules/core/refusal'
import { fail, ok, type Result } from '#rules/core/result'
import {
  bundleLimits,
  campaignPart,
  directoryBytes,
  localHeader,
  localHeaderBytes,
  localSignature,
  pictureOfPart,
  type PlacedPart
} from './form'

/** A file from which ranges can be read. */
export interface RangeReader {
  /** In bytes. */
  readonly size: number
  /** At most `length` bytes from an offset; fewer at the end of the file. */
  read(from: number, length: number): Promise<Uint8Array>
}

/** The range of a part's bytes in the file. */
export interface ByteSpan {
  readonly from: number
  readonly size: number
}

/** The parts of a bundle. */
export interface BundleIndex {
  readonly campaign: ByteSpan
  /** The CRC-32 that the file states for the campaign. */
  readonly campaignCrc: number
  readonly pictures: ReadonlyMap<PictureId, ByteSpan>
  /** False: the end is missing, or some part is unknown. The listed parts exist all the same. */
  readonly whole: boolean
}

/** Longer than any name in a bundle, in characters. */
const longestName = 128

/**
 * Whether a file begins like a ZIP.
 * @param head its first four bytes
 */
export function isZip(head: Uint8Array): boolean {
  return head.length >= 4 && new DataView(head.buffer, head.byteOffset).getUint32(0, true) === localSignature
}

/**
 * Reads a bundle part by part. Only known names are accepted, and no part may exceed the file. A failure explains that
 * the ZIP is from another program.
 */
export async function readBundleIndex(file: RangeReader): Promise<Result<BundleIndex, PlainExplanation>> {
  const first = await partAt(file, 0)
  if (!first || first.name !== campaignPart) return fail(foreignZip)
  const campaign = spanOf(first)
  const parts: PlacedPart[] = [first]
  const pictures = new Map<PictureId, ByteSpan>()
  let at = campaign.from + campaign.size
  while (at < file.size && pictures.size < bundleLimits.pictures) {
    const part = await partAt(file, at)
    const picture = part && pictureOfPart(part.name)
    if (!part || !picture || pictures.has(picture) || part.size > bundleLimits.pictureBytes) break
    const span = spanOf(part)
    if (span.from + span.size > file.size) break
    parts.push(part)
    pictures.set(picture, span)
    at = span.from + span.size
  }
  const present = { from: campaign.from, size: Math.max(0, Math.min(campaign.size, file.size - campaign.from)) }
  return ok({
    campaign: present,
    campaignCrc: first.crc,
    pictures,
    whole: await endsWith(file, at, directoryBytes(parts, at))
  })
}

export function readSpan(file: RangeReader, { from, size }: ByteSpan): Promise<Uint8Array> {
  return file.read(from, size)
}

/** A part whose header equals, byte for byte, the header that this program writes; null for any other. */
async function partAt(file: RangeReader, at: number): Promise<PlacedPart | null> {
  const head = await file.read(at, localHeaderBytes + longestName)
  if (head.length < localHeaderBytes || !isZip(head)) return null
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const name = String.fromCharCode(...head.subarray(localHeaderBytes, localHeaderBytes + view.getUint16(26, true)))
  const part = { name, crc: view.getUint32(14, true), size: view.getUint32(22, true), headerAt: at }
  return isSame(head, localHeader(part)) ? part : null
}

function spanOf({ name, size, headerAt }: PlacedPart): ByteSpan {
  return { from: headerAt + localHeaderBytes + name.length, size }
}

async function endsWith(file: RangeReader, at: number, end: Uint8Array): Promise<boolean> {
  return at + end.length === file.size && isSame(await file.read(at, end.length), end)
}

/** Whether `bytes` begins with `wanted`. */
function isSame(bytes: Uint8Array, wanted: Uint8Array): boolean {
  return bytes.length >= wanted.length && wanted.every((byte, at) => bytes[at] === byte)
}

const foreignZip: PlainExplanation = {
  message: 'This is a ZIP file of another program, not a campaign that Hearthside saved with its pictures',
  remedy: 'Unpack it, and open what is in it and ends in .hearth'
}
