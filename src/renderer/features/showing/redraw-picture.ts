import type { PlainExplanation } from '#rules/core/refusal'
import { fail, ok, type Result } from '#rules/core/result'
import { pictureHead, type PictureHead } from './picture-head'

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
 * Draws a picture again, so that only its visible content remains: position, camera and other data of the file are removed (SH8).
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

/** A picture within the limits: a larger one is reduced during drawing, so that both versions are never in memory together. */
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
