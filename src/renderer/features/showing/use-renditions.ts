import { watch } from 'vue'
import type { PictureId } from '#rules/core/picture'
import { bridge } from '@/bridge/bridge'
import { base64Of } from '@/features/files/base64'
import { useGm } from '@/dashboard/store'
import { useFullAddress } from './use-pictures'
import { drawnOn } from './redraw-picture'

/** Makes the renditions of prepared pictures that the host requests, one after another, before they are shown (SH13). */
export function useRenditions(): void {
  const gm = useGm()
  const addressOf = useFullAddress()
  /** The answered requests by host and picture: a missing or refused picture is shown unchanged, and not tried again. */
  const tried = new Set<string>()
  let isMaking = false

  function open(): readonly (readonly [name: string, picture: PictureId])[] {
    const { pictureKey, renditionsWanted = [] } = gm.snapshot ?? {}
    return renditionsWanted.map(picture => [`${pictureKey} ${picture}`, picture])
  }
  /** A rendition without an answer is tried again with the next snapshot. */
  async function makeNext(): Promise<void> {
    const wanted = open()
    const names = new Set(wanted.map(([name]) => name))
    for (const name of tried) if (!names.has(name)) tried.delete(name)
    const [name, picture] = wanted.find(([each]) => !tried.has(each)) ?? []
    if (!name || !picture || isMaking) return
    isMaking = true
    const answered = await make(picture, addressOf(picture)).catch(() => false)
    isMaking = false
    if (!answered) return
    tried.add(name)
    void makeNext()
  }
  watch(() => gm.snapshot, makeNext, { immediate: true })
}

/** @returns true after an answer; rejects without a host */
async function make(picture: PictureId, address: string): Promise<true> {
  const answer = await fetch(address)
  if (!answer.ok) return true
  const rendition = await renditionOf(await answer.blob()).catch(() => null)
  const bytes = rendition && (await base64Of(rendition))
  await bridge().ask<'keep-rendition'>({ ask: 'keep-rendition', picture, bytes })
  return true
}

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
async function renditionOf(picture: Blob): Promise<Blob | null> {
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
