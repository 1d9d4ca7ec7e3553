import { expect, test } from 'vitest'
import { playedAndOpened } from '../support/torture/prove'

// At least 100,000 accepted acts in campaigns with all four games. Each accepted act opens again, and no rule needs the guard.

const campaigns = Number(process.env['HEARTHSIDE_TORTURE'] ?? 50)

test('CA22 whatever is accepted opens again: 100,000 acts of GM and seats, odd numbers, people who leave and return', () => {
  const unsound: string[] = []
  const bugs: string[] = []
  let [accepted, asked] = [0, 0]
  for (let seed = 1000; seed < 1000 + campaigns; seed++) {
    const habits = {
      typed: (path: string) => `some ${path}`,
      extremes: 5 + (seed % 4) * 10,
      chance: 30 + (seed % 3) * 30
    }
    const outcome = playedAndOpened(seed, 2000, habits)
    accepted += outcome.accepted
    asked += outcome.asked
    unsound.push(...outcome.unsound)
    bugs.push(...outcome.bugs)
    if (outcome.reopened !== null) unsound.push(`seed ${seed}: ${outcome.reopened}`)
  }
  console.log(`${accepted} acts accepted of ${asked} asked; ${bugs.length} refused by the guard`)
  expect(unsound).toEqual([])
  expect(accepted).toBeGreaterThanOrEqual(campaigns * 1990)
  expect([...new Set(bugs)]).toEqual([])
})
