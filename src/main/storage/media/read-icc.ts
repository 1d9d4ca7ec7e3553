/** The longest colour profile that is accepted, in bytes: twenty times those of cameras and screens. */
const longest = 64 * 1024
/** The most text in a profile, in bytes: a description and a copyright. */
const mostWords = 1024

/** Tags that hold numbers or colour curves (ICC.1:2022, 9.2). */
const numbers = new Set(
  'A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 bTRC bXYZ bkpt chad chrm cicp gTRC gXYZ gamt kTRC lumi meas pre0 pre1 pre2 rTRC rXYZ rig0 tech view wtpt'.split(
    ' '
  )
)
/** Tags that hold text. */
const words = new Set('cprt desc dmdd dmnd targ vued'.split(' '))

/**
 * Whether bytes are a colour profile and nothing else (ICC.1:2022, 7). Each byte must belong to the header, the tag
 * table or a known tag, and the text is limited.
 */
export function isColourProfile(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 132 || bytes.length > longest || view.getUint32(0) !== bytes.length) return false
  if (textAt(bytes, 36) !== 'acsp') return false
  const count = view.getUint32(128)
  const listEnd = 132 + 12 * count
  if (count > 100 || listEnd > bytes.length) return false
  let [end, wordBytes] = [listEnd, 0]
  const spans: (readonly [from: number, to: number])[] = []
  for (let nth = 0; nth < count; nth++) {
    const at = 132 + 12 * nth
    const [tag, from, size] = [textAt(bytes, at), view.getUint32(at + 4), view.getUint32(at + 8)]
    if (from < listEnd || size < 8 || from + size > bytes.length) return false
    if (words.has(tag)) wordBytes += size
    else if (!numbers.has(tag)) return false
    spans.push([from, from + size])
  }
  if (wordBytes > mostWords) return false
  // Several tags may share their bytes; between two tags at most three bytes of padding are allowed.
  for (const [from, to] of spans.sort(([one], [other]) => one - other)) {
    if (from - end > 3) return false
    end = Math.max(end, to)
  }
  return bytes.length - end <= 3
}

/** Text at an offset of a file, by default four characters. */
export function textAt(bytes: Uint8Array, at: number, length = 4): string {
  return Buffer.from(bytes.subarray(at, at + length)).toString('latin1')
}
