/** The kind of a file by its first bytes, whatever its name, and its size in pixels. */
export interface PictureHead {
  readonly kind: 'PNG' | 'JPEG' | 'WebP' | 'AVIF'
  readonly width: number
  readonly height: number
}

/** The head of a picture; null for anything else: an SVG, a page, a truncated file. @param bytes the file, or the part that contains its size */
export function pictureHead(bytes: Uint8Array): PictureHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (text(bytes, 1, 3) === 'PNG' && text(bytes, 12, 4) === 'IHDR')
      return { kind: 'PNG', width: view.getUint32(16), height: view.getUint32(20) }
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegHead(view)
    if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return webpHead(view, text(bytes, 12, 4))
    if (text(bytes, 4, 4) === 'ftyp' && isAvif(bytes, view)) return avifHead(bytes, view)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return null
}

/** The first frame header, after the data of the camera. */
function jpegHead(view: DataView): PictureHead | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xc2)
      return { kind: 'JPEG', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
  }
  return null
}

function webpHead(view: DataView, part: string): PictureHead | null {
  const kind = 'WebP'
  if (part === 'VP8X') return { kind, width: 1 + threeBytes(view, 24), height: 1 + threeBytes(view, 27) }
  if (part === 'VP8 ')
    return { kind, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (part !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return { kind, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

/** Whether one of its brands is AVIF: the major one at 8, or a compatible one from 16 on (the major one may be `mif1`). */
function isAvif(bytes: Uint8Array, view: DataView): boolean {
  const end = Math.min(view.getUint32(0), bytes.length, 256)
  const brands = [8]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(at)
  return brands.some(at => /^avi[fs]$/.test(text(bytes, at, 4)))
}

/** The largest size among its pictures. */
function avifHead(bytes: Uint8Array, view: DataView): PictureHead | null {
  const sizes: { readonly width: number; readonly height: number }[] = []
  for (let at = 0; at + 16 < Math.min(bytes.length, 65_536); at++)
    if (text(bytes, at, 4) === 'ispe') sizes.push({ width: view.getUint32(at + 8), height: view.getUint32(at + 12) })
  const largest = sizes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0]
  return largest ? { kind: 'AVIF', ...largest } : null
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}

function text(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
