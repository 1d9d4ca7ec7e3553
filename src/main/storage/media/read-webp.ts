import type { PlainExplanation } from '#rules/core/refusal'
import { ok, type Result } from '#rules/core/result'
import { hasWords, pictureWithMore, damagedPicture, type Size } from './picture-reader'
import { isColourProfile, textAt } from './read-icc'

/** The chunks of a still picture (WebP container specification); EXIF, XMP and animations are not accepted. */
const parts = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'])
/** The permitted orders (WebP container specification, “Extended File Format”). */
const layouts = new Set(
  ['', 'VP8X+', 'VP8X+ICCP+'].flatMap(before => [
    `${before}VP8 `,
    `${before}VP8L`,
    ...(before === '' ? [] : [`${before}ALPH+VP8 `])
  ])
)
/** The permitted flags of the container: a colour profile, and transparency. */
const known = 0x20 | 0x10

/** The size of a WebP that holds nothing but one still picture. */
export function readWebp(bytes: Uint8Array): Result<Size, PlainExplanation> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 20 || textAt(bytes, 8) !== 'WEBP') return damagedPicture()
  if (view.getUint32(4, true) + 8 !== bytes.length) return pictureWithMore('something behind its end')
  const sizes: Size[] = []
  const order: string[] = []
  let at = 12
  while (at + 8 <= bytes.length) {
    const part = textAt(bytes, at)
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (end > bytes.length) return damagedPicture()
    if (!parts.has(part)) return pictureWithMore(/^[\w ]{4}$/.test(part) ? part.trim() : 'an unknown part')
    if (order.includes(part)) return pictureWithMore('a second picture')
    const data = bytes.subarray(at + 8, at + 8 + length)
    const size = sizeIn(part, data)
    if (size === 'damaged') return damagedPicture()
    if (size) sizes.push(size)
    if (part === 'ICCP' && !isColourProfile(data)) return pictureWithMore('a profile of colours that is none')
    if (part !== 'ICCP' && hasWords(data)) return pictureWithMore('words among its points')
    if (length % 2 === 1 && bytes[end - 1] !== 0) return damagedPicture()
    order.push(part)
    at = end
  }
  if (at !== bytes.length || sizes.length === 0) return damagedPicture()
  if (order.filter(part => part === 'VP8 ' || part === 'VP8L').length > 1) return pictureWithMore('a second picture')
  if (!layouts.has(order.join('+'))) return damagedPicture()
  // The container and the picture each name a size; the larger one decides the cost of drawing.
  const width = Math.max(...sizes.map(each => each.width))
  const height = Math.max(...sizes.map(each => each.height))
  return ok({ width, height })
}

function sizeIn(part: string, data: Uint8Array): Size | 'damaged' | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (part === 'VP8X') {
    // The flags, and three reserved bytes that must be zero.
    if (data.length !== 10 || (view.getUint8(0) & ~known) !== 0 || threeBytes(view, 1) !== 0) return 'damaged'
    return { width: 1 + threeBytes(view, 4), height: 1 + threeBytes(view, 7) }
  }
  if (part === 'VP8 ') {
    if (data.length < 10 || view.getUint8(3) !== 0x9d || view.getUint16(4) !== 0x012a) return 'damaged'
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
