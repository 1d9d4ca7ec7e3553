/** The only source of chance in the program. The host uses `crypto`; tests use a seeded or scripted one. */
export interface Luck {
  /** A whole number n with 0 ≤ n < `bound`, each equally likely. `bound` is a whole number ≥ 1. */
  below(bound: number): number
}

/**
 * One die.
 * @param sides a whole number ≥ 1
 * @returns 1..sides, each equally likely
 */
export function roll(luck: Luck, sides: number): number {
  return luck.below(sides) + 1
}

/** The items in a random order, every order equally likely; the input is not changed. */
export function shuffled<Thing>(luck: Luck, things: readonly Thing[]): readonly Thing[] {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last--) {
    const other = luck.below(last + 1)
    const swap = order[last] as Thing
    order[last] = order[other] as Thing
    order[other] = swap
  }
  return order
}

/** One of several items, each equally likely. `things` must not be empty. */
export function oneOf<Thing>(luck: Luck, things: readonly [Thing, ...Thing[]]): Thing {
  return things[luck.below(things.length)] ?? things[0]
}
