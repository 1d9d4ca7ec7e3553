import type { PlainExplanation } from '#rules/core/refusal'
import { ok, type Result } from '#rules/core/result'
import { hasWords, pictureWithMore, damagedPicture, tooManyPasses, type Size } from './picture-reader'
import { isColourProfile } from './read-icc'

const startOfFrame = new Set([0xc0, 0xc1, 0xc2])
const huffmanTables = 0xc4
const endOfImage = 0xd9
const startOfScan = 0xda
const quantization = 0xdb
const restartInterval = 0xdd
const jfif = 0xe0
const iccProfile = 0xe2
const adobe = 0xee

/** The most passes of a picture; programs write about ten, and more would only cost time. */
const mostScans = 100
/** Tables may be repeated before each pass. */
const mostParts = 2000

/** The size of a JPEG that holds nothing but a picture (ITU-T T.81, annex B; JFIF 1.02). */
export function readJpeg(bytes: Uint8Array): Result<Size, PlainExplanation> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const seen = new Set<number>()
  const profile: Uint8Array[] = []
  let size: Size | null = null
  let [at, scans] = [2, 0]
  for (let nth = 0; at + 2 <= bytes.length; nth++) {
    if (nth > mostParts) return damagedPicture()
    if (bytes[at] !== 0xff) return damagedPicture()
    const marker = bytes[at + 1] ?? 0
    if (marker === endOfImage) {
      if (at + 2 !== bytes.length) return pictureWithMore('something behind its end')
      if (profile.length > 0 && !isColourProfile(Buffer.concat(profile)))
        return pictureWithMore('a profile of colours that is none')
      return size && scans > 0 ? ok(size) : damagedPicture()
    }
    if (at + 4 > bytes.length) return damagedPicture()
    const length = view.getUint16(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return damagedPicture()
    const data = bytes.subarray(at + 4, end)
    const fault = partFault(marker, data, seen, profile)
    if (fault) return fault
    seen.add(marker)
    if (startOfFrame.has(marker)) {
      if (size) return damagedPicture()
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    if (marker === startOfScan) {
      if (!size) return damagedPicture()
      if (++scans > mostScans) return tooManyPasses(mostScans)
    }
    at = end
    if (marker !== startOfScan) continue
    at = endOfScan(bytes, end)
    if (hasWords(bytes.subarray(end, at))) return pictureWithMore('words among its points')
  }
  return damagedPicture()
}

/** The fault of one part: its length must fit its content exactly. */
function partFault(
  marker: number,
  data: Uint8Array,
  seen: ReadonlySet<number>,
  profile: Uint8Array[]
): ReturnType<typeof damagedPicture> | null {
  const count = data.length
  switch (marker) {
    case 0xc0:
    case 0xc1:
    case 0xc2: {
      const components = data[5] ?? 0
      return data[0] === 8 && components >= 1 && components <= 4 && count === 6 + 3 * components
        ? null
        : damagedPicture()
    }
    case startOfScan:
      return (data[0] ?? 0) >= 1 && count === 4 + 2 * (data[0] ?? 0) ? null : damagedPicture()
    case quantization:
      return isWholeTables(data, (at: number) => ((data[at] ?? 0) >> 4 === 0 ? 65 : 129)) ? null : damagedPicture()
    case huffmanTables:
      return isWholeTables(data, (at: number) => 17 + sum(data.subarray(at + 1, at + 17))) ? null : damagedPicture()
    case restartInterval:
      return count === 2 ? null : damagedPicture()
    case jfif:
      if (seen.has(jfif) || !begins(data, 'JFIF\0')) return pictureWithMore(partName(marker))
      // The last two bytes are the size of a thumbnail; without a thumbnail no data follows.
      return count === 14 && data[12] === 0 && data[13] === 0
        ? null
        : pictureWithMore('a second, small picture, or words beside it')
    case adobe:
      return !seen.has(adobe) && begins(data, 'Adobe') && count === 12 ? null : pictureWithMore(partName(marker))
    case iccProfile: {
      const isNext =
        begins(data, 'ICC_PROFILE\0') && data[12] === profile.length + 1 && (data[13] ?? 0) >= (data[12] ?? 0)
      if (!isNext) return pictureWithMore(partName(marker))
      profile.push(data.subarray(14))
      return null
    }
    default:
      return pictureWithMore(partName(marker))
  }
}

function isWholeTables(data: Uint8Array, lengthAt: (at: number) => number): boolean {
  let at = 0
  while (at < data.length) at += lengthAt(at)
  return data.length > 0 && at === data.length
}

function sum(values: Uint8Array): number {
  return values.reduce((all, each) => all + each, 0)
}

function begins(data: Uint8Array, words: string): boolean {
  return Buffer.from(data.subarray(0, words.length)).toString('latin1') === words
}

/** The position of the next marker after the data of a scan. 0xff followed by 0 or a restart is data. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

function partName(marker: number): string {
  if (marker === 0xe1) return 'EXIF or XMP'
  return marker === 0xfe ? 'a comment' : `part ${marker.toString(16)}`
}
