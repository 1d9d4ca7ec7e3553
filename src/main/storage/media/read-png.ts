import { createInflate, inflateSync } from 'node:zlib'
import type { PlainExplanation } from '#rules/core/refusal'
import { ok, type Result } from '#rules/core/result'
import { pictureWithMore, damagedPicture, type Size } from './picture-reader'
import { isColourProfile, textAt } from './read-icc'

/** The form of a PNG's pixels. */
interface Head extends Size {
  /** Bits for each pixel. */
  readonly bits: number
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  readonly colour: number
  readonly interlaced: boolean
}

/** Samples for each pixel, and bits for each sample, by colour type (PNG specification, 11.2.2). */
const kinds: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] }
}

/** The size of a PNG that holds nothing but one picture, by its chunks. `pngPointsFault` checks its pixel data. */
export function readPng(bytes: Uint8Array): Result<Size, PlainExplanation> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const seen = new Set<string>()
  let head: Head | null = null
  let before = ''
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    const end = at + 12 + length
    const part = textAt(bytes, at + 4)
    if (end > bytes.length || (head === null) !== (part === 'IHDR')) return damagedPicture()
    const data = bytes.subarray(at + 8, end - 4)
    if (part === 'IEND') {
      if (end !== bytes.length || length > 0) return pictureWithMore('something behind its end')
      return head && seen.has('IDAT') ? ok({ width: head.width, height: head.height }) : damagedPicture()
    }
    if (seen.has(part) && !(part === 'IDAT' && before === 'IDAT')) return damagedPicture()
    if (part === 'IHDR') {
      head = headOf(data)
      if (head === null) return damagedPicture()
    } else if (head === null || !(part in partChecks))
      return pictureWithMore(/^\w{4}$/.test(part) ? part : 'an unknown part')
    else if (!partChecks[part as keyof typeof partChecks](data, head))
      return pictureWithMore(`more than colours in ${part}`)
    seen.add(part)
    before = part
    at = end
  }
  return damagedPicture()
}

function headOf(data: Uint8Array): Head | null {
  if (data.length !== 13) return null
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const [depth, colour = 9, packing, filter, interlace] = data.subarray(8)
  const kind = kinds[colour]
  if (!kind?.depths.includes(depth ?? 0) || packing !== 0 || filter !== 0 || (interlace ?? 9) > 1) return null
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    bits: kind.samples * (depth ?? 0),
    colour,
    interlaced: interlace === 1
  }
}

/**
 * The chunks of a picture and its colours (PNG specification, 11). Text, time and EXIF are not accepted. Each chunk has
 * its exact length.
 */
const partChecks = {
  PLTE: (data: Uint8Array) => data.length > 0 && data.length <= 768 && data.length % 3 === 0,
  // `pngPointsFault` checks all of them together.
  IDAT: () => true,
  tRNS: (data: Uint8Array, { colour }: Head) =>
    colour === 0 ? data.length === 2 : colour === 2 ? data.length === 6 : colour === 3 && data.length <= 256,
  // Numbers in hundred-thousandths: those of real colours are far below the value of four letters.
  gAMA: (data: Uint8Array) => data.length === 4 && areBelow(data, 10_000_000),
  cHRM: (data: Uint8Array) => data.length === 32 && areBelow(data, 1_000_000),
  sRGB: (data: Uint8Array) => data.length === 1 && (data[0] ?? 9) < 4,
  iCCP: isPackedProfile,
  sBIT: (data: Uint8Array) => data.length <= 4 && data.every(bits => bits <= 16),
  pHYs: (data: Uint8Array) => data.length === 9 && areBelow(data.subarray(0, 8), 10_000_000) && (data[8] ?? 9) < 2,
  bKGD: (data: Uint8Array) => data.length === 1 || data.length === 2 || data.length === 6
} as const

function areBelow(data: Uint8Array, most: number): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = 0; at + 4 <= data.length; at += 4) if (view.getUint32(at) >= most) return false
  return true
}

/** A short name, and a compressed profile without data behind it. */
function isPackedProfile(data: Uint8Array): boolean {
  const end = data.indexOf(0)
  if (end < 1 || end > 32 || data[end + 1] !== 0) return false
  const packed = data.subarray(end + 2)
  try {
    const { buffer, engine } = inflateSync(packed, { maxOutputLength: 64 * 1024, info: true }) as unknown as Unpacked
    return engine.bytesWritten === packed.length && isColourProfile(buffer)
  } catch {
    return false
  }
}

interface Unpacked {
  readonly buffer: Buffer
  readonly engine: { readonly bytesWritten: number }
}

/**
 * Decompresses the pixels of a PNG, without blocking and without keeping them. Their number must match the header, with
 * no data behind them.
 * @param bytes that `readPng` has accepted
 * @returns the fault in words; null for none
 */
export async function pngPointsFault(bytes: Uint8Array): Promise<PlainExplanation | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = headOf(bytes.subarray(16, 29))
  if (!head) return damagedPicture().error
  const packed: Uint8Array[] = []
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at))
    if (textAt(bytes, at + 4) === 'IDAT') packed.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)))
  const size = packed.reduce((sum, each) => sum + each.length, 0)
  const unpacked = await unpackedSize(packed, pointBytes(head))
  if (unpacked === null || unpacked.bytes !== pointBytes(head)) return damagedPicture().error
  return unpacked.read === size ? null : pictureWithMore('something behind its points').error
}

/** Null when the data is damaged, or exceeds `most` bytes. */
function unpackedSize(
  packed: readonly Uint8Array[],
  most: number
): Promise<{ readonly bytes: number; readonly read: number } | null> {
  return new Promise(resolve => {
    const inflate = createInflate()
    let bytes = 0
    inflate.on('data', (points: Buffer) => {
      bytes += points.length
      if (bytes <= most) return
      inflate.destroy()
      resolve(null)
    })
    inflate.on('end', () => resolve({ bytes, read: inflate.bytesWritten }))
    inflate.on('error', () => resolve(null))
    inflate.end(Buffer.concat(packed))
  })
}

/** The size of the decompressed pixels, in bytes: each line has one more byte for its filter. */
function pointBytes({ width, height, bits, interlaced }: Head): number {
  const pass = (across: number, down: number): number =>
    across > 0 && down > 0 ? down * (1 + Math.ceil((across * bits) / 8)) : 0
  if (!interlaced) return pass(width, height)
  return adam7.reduce(
    (sum, [x, y, stepX, stepY]) => sum + pass(Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)),
    0
  )
}

/** The start and the steps of each of the seven passes (PNG specification, 8.2). */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2]
] as const
