import { isPictureId, type PictureId } from '#rules/core/picture'

// A campaign with its pictures in one file (docs/campaign-file.md): a ZIP with uncompressed parts. Without
// decompression no part can grow, and with fixed names no part can reach another path.

/** One part: `name` in ASCII, `crc` the CRC-32 of its bytes, `size` in bytes. */
export interface PartFacts {
  readonly name: string
  readonly crc: number
  readonly size: number
}

/** A part, and the offset of its header in the file, in bytes. */
export interface PlacedPart extends PartFacts {
  readonly headerAt: number
}

export const campaignPart = 'campaign.hearth'
const picturesPart = `${campaignPart}.media/`

/** The limits of a ZIP without later extensions: 4 GB and 65,535 parts. */
export const bundleLimits = { bytes: 4_000_000_000, pictures: 60_000, pictureBytes: 8 * 1024 * 1024 } as const

export const localSignature = 0x04034b50
/** The length of a local header without the name, in bytes. */
export const localHeaderBytes = 30

export function picturePart(picture: PictureId): string {
  return picturesPart + picture
}

/** The picture of a part's name; null for every other name. */
export function pictureOfPart(name: string): PictureId | null {
  const id = name.startsWith(picturesPart) ? name.slice(picturesPart.length) : ''
  return isPictureId(id) ? id : null
}

/** The local header, which precedes the bytes of a part. */
export function localHeader(part: PartFacts): Uint8Array<ArrayBuffer> {
  const { bytes, view } = record(localHeaderBytes, part.name)
  view.setUint32(0, localSignature, true)
  putFacts(view, 4, part)
  return bytes
}

/**
 * The central directory behind the last part: a record for each part, and the end record.
 * @param at the offset of the directory, in bytes
 */
export function directoryBytes(parts: readonly PlacedPart[], at: number): Uint8Array<ArrayBuffer> {
  const lines = parts.map(directoryLine)
  const size = lines.reduce((sum, line) => sum + line.length, 0)
  const { bytes: end, view } = record(22, '')
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, parts.length, true)
  view.setUint16(10, parts.length, true)
  view.setUint32(12, size, true)
  view.setUint32(16, at, true)
  return joined([...lines, end])
}

/** The picture ids in a text of entries, each once, in order. */
export function picturesIn(text: string): ReadonlySet<PictureId> {
  return new Set((text.match(/[0-9a-f]{64}\.(?:jpg|png|webp)/g) ?? []) as PictureId[])
}

function directoryLine(part: PlacedPart): Uint8Array {
  const { bytes, view } = record(46, part.name)
  view.setUint32(0, 0x02014b50, true)
  view.setUint16(4, version, true)
  putFacts(view, 6, part)
  view.setUint32(42, part.headerAt, true)
  return bytes
}

/** ZIP 1.0: stored, not compressed. */
const version = 10
/** Always 1 January 1980, so that the same campaign gives the same bytes. */
const date = 0x21

function putFacts(view: DataView, at: number, { name, crc, size }: PartFacts): void {
  view.setUint16(at, version, true)
  view.setUint16(at + 8, date, true)
  view.setUint32(at + 10, crc, true)
  view.setUint32(at + 14, size, true)
  view.setUint32(at + 18, size, true)
  view.setUint16(at + 22, name.length, true)
}

function record(size: number, name: string): { readonly bytes: Uint8Array<ArrayBuffer>; readonly view: DataView } {
  const bytes = new Uint8Array(size + name.length)
  for (let at = 0; at < name.length; at++) bytes[size + at] = name.charCodeAt(at)
  return { bytes, view: new DataView(bytes.buffer) }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
