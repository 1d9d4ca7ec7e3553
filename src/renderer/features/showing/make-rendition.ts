import { drawnOn } from './redraw-picture'

/** The screen that it is made for, in points (SH13). */
const screen = { width: 1920, height: 1080 } as const
/** Tried in turn until it is small enough to be there and decoded within a frame or two; the last is for pictures that are noise all over, and is taken whatever its size. */
const attempts = [
  { quality: 0.85, bytes: 600_000 },
  { quality: 0.7, bytes: 800_000 },
  { quality: 0.55, bytes: Infinity }
] as const

/**
 * A kept picture made anew for a screen of 1920 × 1080. It is drawn from the kept one, so nothing else can be in it (SH8).
 * @returns null where the picture itself is as small, or cannot be drawn
 */
export async function renditionOf(picture: Blob): Promise<Blob | null> {
  const whole = await createImageBitmap(picture)
  const scale = Math.min(1, screen.width / whole.width, screen.height / whole.height)
  if (scale === 1 && picture.size <= attempts[0].bytes) return null
  const canvas = drawnOn(whole, Math.floor(whole.width * scale), Math.floor(whole.height * scale))
  whole.close()
  // What may be seen through is kept as WebP or PNG, and stays so.
  const type = picture.type === 'image/jpeg' ? picture.type : 'image/webp'
  for (const { quality, bytes } of attempts) {
    const made = await canvas?.convertToBlob({ type, quality })
    if (made && made.size <= bytes) return made.size < picture.size ? made : null
  }
  return null
}
