/** The number of rows for so many plates: one row is tall, several are low. */
export function rowsOf(places: number): 1 | 2 | 3 {
  if (places <= 6) return 1
  return places <= 8 ? 2 : 3
}
