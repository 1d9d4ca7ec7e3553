import type { PlainExplanation } from '#rules/core/refusal'
import { ok, type Result } from '#rules/core/result'
import { pictureWithMore, damagedPicture, type Size } from './picture-reader'

/** What a picture consists of, and how to read its colours (PNG specification, 11); text, time and EXIF are not among them. */
const parts = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'bKGD'])

/** The size of a PNG that is nothing but one picture. */
export function readPng(bytes: Uint8Array): Result<Size, PlainExplanation> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size: Size | null = null
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    const end = at + 12 + length
    const part = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1')
    if (end > bytes.length || (size === null) !== (part === 'IHDR')) return damagedPicture()
    if (!parts.has(part)) return pictureWithMore(/^\w{4}$/.test(part) ? part : 'an unknown part')
    if (part === 'IHDR') size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (part === 'IEND') return size && end === bytes.length ? ok(size) : pictureWithMore('something behind its end')
    at = end
  }
  return damagedPicture()
}
