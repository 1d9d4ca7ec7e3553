import { describe, expect, it } from 'vitest'
import { hitChances, successChance } from '#rules/prophecy/stage/odds'

// Per cent, from the rules page: pools of 1 … 8 dice against difficulties 1 … 5.
const table = [
  [50.0, 8.3, 1.4, 0.2, 0.0],
  [75.0, 33.3, 9.0, 2.1, 0.4],
  [87.5, 56.2, 25.0, 8.2, 2.3],
  [93.7, 72.9, 43.4, 19.7, 7.2],
  [96.9, 83.9, 60.0, 34.3, 15.9],
  [98.4, 90.6, 73.0, 49.3, 27.6],
  [99.2, 94.7, 82.5, 62.8, 40.7],
  [99.6, 97.0, 89.0, 73.7, 53.6]
] as const

describe('the chance of a check', () => {
  it.each(table.map((row, index) => [index + 1, ...row] as const))('PR28: %i dice, by the table', (dice, ...row) => {
    row.forEach((chance, index) => {
      // The page cuts at the half: it shows 93.75 as 93.7, and 56.25 as 56.2.
      expect(Math.abs(successChance(dice, index + 1) * 100 - chance)).toBeLessThanOrEqual(0.0500001)
    })
  })

  it.each([1, 2, 3, 4, 5])('PR28: %i dice equal enumeration of the waves', dice => {
    for (let needed = 1; needed <= 5; needed++)
      expect(Math.abs(successChance(dice, needed) - enumerated(dice, needed))).toBeLessThan(1e-12)
  })

  it('PR28: what is there already counts, and no dice have no chance', () => {
    expect(successChance(0, 0)).toBe(1)
    expect(successChance(3, -2)).toBe(1)
    expect(successChance(0, 1)).toBe(0)
  })

  it('PR28: all chances of a pool sum to one', () => {
    expect(hitChances(8, 60).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })
})

/**
 * Every die of every wave, counted: how many of the rolled dice miss, hit and explode. Exploding dice are rolled again. A pool that needs no more hits is won in any case. So the sum is finite, except for waves of sixes only.
 */
function enumerated(dice: number, needed: number): number {
  if (needed <= 0) return 1
  if (dice === 0) return 0
  let chance = 0
  const faces = [1, 2, 3, 4, 5, 6]
  const waves = faces.reduce<readonly (readonly number[])[]>(all => all, [[]])
  let rolled = waves
  for (let die = 0; die < dice; die++) rolled = rolled.flatMap(wave => faces.map(face => [...wave, face]))
  const kinds = new Map<string, { readonly hits: number; readonly sixes: number; ways: number }>()
  for (const wave of rolled) {
    const hits = wave.filter(die => die > 3).length
    const sixes = wave.filter(die => die === 6).length
    const kind = kinds.get(`${hits} ${sixes}`) ?? { hits, sixes, ways: 0 }
    kind.ways += 1
    kinds.set(`${hits} ${sixes}`, kind)
  }
  for (const { hits, sixes, ways } of kinds.values())
    chance += (ways / rolled.length) * enumerated(sixes, needed - hits)
  return chance
}
