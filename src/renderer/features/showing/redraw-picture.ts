import type { PlainExplanation } from '#rules/core/refusal'
import { fail, ok, type Result } from '#rules/core/result'

/**
 * Limits of an imported picture: a larger one would take too much memory. A pixel takes four bytes during drawing.
 * 200 million pixels are 800 MB for a moment, and a picture of 14,000 × 14,000.
 */
const most = { bytes: 64 * 1024 * 1024, points: 200_000_000 } as const
/** Limits of the result: the longest side in pixels, and bytes (SH8). */
const kept = { side: 4096, bytes: 8 * 1024 * 1024 } as const
/** Tried in turn until the picture is small enough. */
const attempts = [
  { side: kept.side, quality: 0.9 },
  { side: kept.side, quality: 0.75 },
  { side: kept.side / 2, quality: 0.75 }
] as const

const smaller = 'Make it smaller in another program first'

/**
 * Draws a picture again, which keeps its visible content only (SH8). Position, camera and other data of the file are removed.
 * @returns its bytes, as JPEG, or as WebP for a transparent picture; or the reason against it, in words
 */
export async function redrawn(file: Blob): Promise<Result<Blob, PlainExplanation>> {
  if (file.size > most.bytes) return fail({ message: 'This file is larger than 64 MB', remedy: smaller })
  const head = pictureHead(new Uint8Array(await file.arrayBuffer()))
  if (!head) return fail({ message: 'This is no picture that can be shown', remedy: 'Take a PNG, JPEG, WebP or AVIF' })
  if (head.width * head.height > most.points)
    return fail({
      message: `This picture has ${head.width} × ${head.height} points, which is too many`,
      remedy: smaller
    })
  const picture = await drawnInside(file, head)
  if (!picture && head.width * head.height > muchToDraw)
    return fail({
      message: `This picture has ${head.width} × ${head.height} points, and this machine could not draw it`,
      remedy: smaller
    })
  if (!picture)
    return fail({
      message: `This ${head.kind} is damaged`,
      remedy: 'Open it in another program, save it anew, and try again'
    })
  const type = head.kind !== 'JPEG' && isSeenThrough(picture) ? 'image/webp' : 'image/jpeg'
  for (const attempt of attempts) {
    const drawn = await encoded(picture, attempt, type)
    if (drawn && drawn.size <= kept.bytes) return ok(drawn)
  }
  return fail({ message: 'This picture cannot be made small enough here', remedy: smaller })
}

/** From this number of pixels, a failure to draw may be a lack of memory instead of a damaged file. */
const muchToDraw = 50_000_000

/** A picture within the limits. A larger one is reduced during drawing: two versions in memory would be too much. */
function drawnInside(
  file: Blob,
  { width, height }: Pick<PictureHead, 'width' | 'height'>
): Promise<ImageBitmap | null> {
  const scale = Math.min(1, kept.side / Math.max(width, height))
  // Only the longer side is given: a picture with a rotation mark keeps its shape.
  const whole =
    scale === 1 ? createImageBitmap(file) : createImageBitmap(file, { resizeQuality: 'high', ...sideOf(width, height) })
  return whole.catch(() => null)
}

function sideOf(width: number, height: number): ImageBitmapOptions {
  return width > height ? { resizeWidth: kept.side } : { resizeHeight: kept.side }
}

async function encoded(
  picture: ImageBitmap,
  { side, quality }: { readonly side: number; readonly quality: number },
  type: string
): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = drawnOn(picture, Math.round(picture.width * scale), Math.round(picture.height * scale))
  return canvas?.convertToBlob({ type, quality }) ?? null
}

function isSeenThrough(picture: ImageBitmap): boolean {
  const small = 256
  const pixels = drawnOn(picture, small, small)?.getContext('2d')?.getImageData(0, 0, small, small).data ?? []
  return pixels.some((value, at) => at % 4 === 3 && value < 255)
}

/** A picture drawn at a size in pixels; null when the browser has no memory for it. */
export function drawnOn(picture: ImageBitmap, width: number, height: number): OffscreenCanvas | null {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The kind of a file by its first bytes, whatever its name, and its size in pixels. */
interface PictureHead {
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

/** Whether one of its brands is AVIF. The major brand, at byte 8, may be `mif1`; the compatible brands follow from byte 16. */
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
