/** So many printable signs after each other, and so many of them different, are no chance: once in a million full pictures. */
const longRun = 40
const manySigns = 12

/**
 * Whether there are words among packed points of a picture. What a packer makes looks like chance, or, of even ground, like a few bytes again
 * and again; where its data ends cannot be told without unpacking it, so words behind it are found as what they are.
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
