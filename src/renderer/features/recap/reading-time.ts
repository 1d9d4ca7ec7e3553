/** The display time of a sentence on the table’s screen, in milliseconds: 2.5 seconds plus 50 ms for each letter; 4 to 12 seconds. */
export function readingTime(sentence: string): number {
  return Math.min(12_000, Math.max(4000, 2500 + 50 * sentence.length))
}
