/** Distinguishes links without their text: the link itself must not be stored. */
export function shortHash(link: string): string {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5
  for (const letter of link) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
