/**
 * A run of this many printable characters, with this many different ones, is no accident. By chance it occurs in one of
 * a million full pictures.
 */
const longRun = 40
const manySigns = 12

/**
 * Whether the compressed data of a picture contains readable text. Compressed data looks random or, for plain areas,
 * repeats a few bytes. Its end cannot be found without decompression, so text behind it is detected by its form.
 */
export function hasWords(data: Uint8Array): boolean {
  let run = 0
  for (let at = 0; at < data.length; at++) {
    const byte = data[at] ?? 0
    run = (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d || byte === 0x09 ? run + 1 : 0
    if (run >= longRun && new Set(data.subarray(at + 1 - longRun, at + 1)).size >= manySigns) return true
  }
  return false
}
