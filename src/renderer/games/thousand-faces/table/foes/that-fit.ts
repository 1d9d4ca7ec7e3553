import type { PublicFoe } from '#rules/thousand-faces/foes/view'

/** How many letters of names fit in a line of the table beside what is said of each foe. */
const lettersInALine = 48

/**
 * How many foes are named; of the others it is said how many there are.
 * @param crowded there is room for the first of a long list alone, or of long names
 */
export function foesThatFit(foes: readonly PublicFoe[], crowded: boolean): number {
  const letters = foes.reduce((sum, { name }) => sum + name.length, 0)
  return crowded && (foes.length > 4 || letters > lettersInALine) ? 1 : 4
}
