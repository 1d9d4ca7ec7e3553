/**
 * The chances of exactly 0, 1 … `below` − 1 hits with `dice` exploding dice (PR28).
 * One die with its explosions has no hit with 1/2, and k hits with 5/12 · (1/6)^(k−1).
 * The pool is that distribution, convolved with itself `dice` times.
 */
export function hitChances(dice: number, below: number): readonly number[] {
  let pool: readonly number[] = Array.from({ length: below }, (_, hits) => (hits === 0 ? 1 : 0))
  for (let die = 0; die < dice; die++) pool = folded(pool)
  return pool
}

/**
 * The chance that a pool of `dice` has at least `needed` hits, with every explosion. 0…1, exact.
 * @param needed zero or less when the hits are there already
 */
export function successChance(dice: number, needed: number): number {
  if (needed <= 0) return 1
  if (dice <= 0) return 0
  return 1 - hitChances(dice, needed).reduce((sum, chance) => sum + chance, 0)
}

function folded(pool: readonly number[]): readonly number[] {
  return pool.map((_, hits) =>
    pool.slice(0, hits + 1).reduce((sum, chance, before) => sum + chance * oneDie(hits - before), 0)
  )
}

function oneDie(hits: number): number {
  return hits === 0 ? 1 / 2 : (5 / 12) * (1 / 6) ** (hits - 1)
}
