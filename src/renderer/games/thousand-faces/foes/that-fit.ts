/**
 * How many foes have a card of their own; of the others one card says how many there are.
 * @param ratio how many times as wide as high the table is
 */
export function foesThatFit(foes: number, ratio = 16 / 9): number {
  const most = ratio > 1.5 ? 4 : 3
  return foes <= most ? foes : most - 1
}
