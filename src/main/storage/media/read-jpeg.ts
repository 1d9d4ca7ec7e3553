import type { PlainExplanation } from '#rules/core/refusal'
import { ok, type Result } from '#rules/core/result'
import { pictureWithMore, damagedPicture, type Size } from './picture-reader'

const startOfScan = 0xda
const endOfImage = 0xd9
/** Tables, frames and scans: what a picture consists of (ITU-T T.81, table B.1). */
const parts = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, startOfScan])
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Parts of programs that say how to read its colours, and what each must begin with; all others may tell anything. */
const colours: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' }

/** The size of a JPEG that is nothing but a picture. */
export function readJpeg(bytes: Uint8Array): Result<Size, PlainExplanation> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size: Size | null = null
  let at = 2
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return damagedPicture()
    const marker = bytes[at + 1] ?? 0
    if (marker === endOfImage) {
      if (at + 2 !== bytes.length) return pictureWithMore('something behind its end')
      return size ? ok(size) : damagedPicture()
    }
    if (at + 4 > bytes.length) return damagedPicture()
    const length = view.getUint16(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return damagedPicture()
    if (!parts.has(marker) && !isColour(marker, bytes, at + 4)) return pictureWithMore(partName(marker))
    if (frames.has(marker)) {
      if (size || length < 8) return damagedPicture()
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    at = marker === startOfScan ? endOfScan(bytes, end) : end
  }
  return damagedPicture()
}

/** Where the next marker stands behind the data of a scan: 0xff is data there where 0 or a restart follows. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

function isColour(marker: number, bytes: Uint8Array, from: number): boolean {
  const begins = colours[marker]
  return begins !== undefined && Buffer.from(bytes.subarray(from, from + begins.length)).toString('latin1') === begins
}

function partName(marker: number): string {
  if (marker === 0xe1) return 'EXIF or XMP'
  return marker === 0xfe ? 'a comment' : `part ${marker.toString(16)}`
}
