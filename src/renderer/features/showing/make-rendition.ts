import { drawnOn } from './redraw-picture'

/** The screen of the rendition, in pixels (SH13). */
const screen = { width: 1920, height: 1080 } as const
/** Tried in turn until the picture loads and decodes within a frame or two. The last is for noisy pictures, and has no limit. */
const attempts = [
  { quality: 0.85, bytes: 600_000 },
  { quality: 0.7, bytes: 800_000 },
  { quality: 0.55, bytes: Infinity }
] as const

/**
 * A version of a stored picture for a screen of 1920 × 1080. It is drawn from the stored one, so it contains nothing else (SH8).
 * @returns null when the picture is small already, or cannot be drawn
 */
export async function renditionOf(picture: Blob): Promise<Blob | null> {
  const whole = await createImageBitmap(picture)
  const scale = Math.min(1, screen.width / whole.width, screen.height / whole.height)
  if (scale === 1 && picture.size <= attempts[0].bytes) return null
  const canvas = drawnOn(whole, Math.floor(whole.width * scale), Math.floor(whole.height * scale))
  whole.close()
  // A transparent picture is stored as WebP or PNG, and stays transparent.
  const type = picture.type === 'image/jpeg' ? picture.type : 'image/webp'
  for (const { quality, bytes } of attempts) {
    const made = await canvas?.convertToBlob({ type, quality })
    if (made && made.size <= bytes) return made.size < picture.size ? made : null
  }
  return null
}
