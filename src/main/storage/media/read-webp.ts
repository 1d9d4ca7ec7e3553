import type { PlainExplanation } from '#rules/core/refusal'
import { ok, type Result } from '#rules/core/result'
import { pictureWithMore, damagedPicture, type Size } from './picture-reader'

/** What a still picture consists of (WebP container specification); EXIF, XMP and animations are not among them. */
const parts = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'])

/** The size of a WebP that is nothing but one still picture. */
export function readWebp(bytes: Uint8Array): Result<Size, PlainExplanation> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 20 || textAt(bytes, 8) !== 'WEBP') return damagedPicture()
  if (view.getUint32(4, true) + 8 !== bytes.length) return pictureWithMore('something behind its end')
  const sizes: Size[] = []
  let at = 12
  while (at + 8 <= bytes.length) {
    const part = textAt(bytes, at)
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (end > bytes.length) return damagedPicture()
    if (!parts.has(part)) return pictureWithMore(/^[\w ]{4}$/.test(part) ? part.trim() : 'an unknown part')
    const size = sizeIn(part, bytes.subarray(at + 8, at + 8 + length))
    if (size === 'damaged') return damagedPicture()
    if (size) sizes.push(size)
    at = end
  }
  if (at !== bytes.length || sizes.length === 0) return damagedPicture()
  // The frame of the file and the picture in it each name a size: the larger one is what somebody would have to draw.
  const width = Math.max(...sizes.map(each => each.width))
  const height = Math.max(...sizes.map(each => each.height))
  return ok({ width, height })
}

function sizeIn(part: string, data: Uint8Array): Size | 'damaged' | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (part === 'VP8X') {
    if (data.length < 10) return 'damaged'
    return { width: 1 + threeBytes(view, 4), height: 1 + threeBytes(view, 7) }
  }
  if (part === 'VP8 ') {
    if (data.length < 10 || view.getUint8(3) !== 0x9d) return 'damaged'
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
  }
  if (part !== 'VP8L') return null
  if (data.length < 5 || view.getUint8(0) !== 0x2f) return 'damaged'
  const bits = view.getUint32(1, true)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}

function textAt(bytes: Uint8Array, at: number): string {
  return Buffer.from(bytes.subarray(at, at + 4)).toString('latin1')
}
