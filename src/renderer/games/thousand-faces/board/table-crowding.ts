/** The number of rows for so many plates: one row is tall, several are low. */
export function rowsOf(places: number): 1 | 2 | 3 {
  if (places <= 6) return 1
  return places <= 8 ? 2 : 3
}

/**
 * How many foes have a card of their own; of the others one card says how many there are.
 * @param ratio how many times as wide as high the table is
 */
export function foesThatFit(foes: number, ratio = 16 / 9): number {
  const most = ratio > 1.5 ? 4 : 3
  return foes <= most ? foes : most - 1
}
