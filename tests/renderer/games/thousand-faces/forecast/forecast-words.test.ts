import { expect, it } from 'vitest'
import { shareOf } from '#rules/thousand-faces/forecast/intervals'
import {
  changeWords,
  compareShares,
  intervalWords,
  oddsWords,
  roundsWords,
  staminaWords
} from '@/games/thousand-faces/forecast/forecast-words'

const at = (value: number) => ({ value, low: value, high: value })

it.each([
  [0, 'in none of these fights'],
  [12, 'in fewer than 1 of 200 fights'],
  [1250, 'in 1 of 8 fights'],
  [3300, 'in 1 of 3 fights'],
  [5000, 'in 1 of 2 fights'],
  [6660, 'in 2 of 3 fights'],
  [9500, 'in 19 of 20 fights'],
  [9990, 'in nearly all fights'],
  [10_000, 'in all of these fights']
])('%i of 10,000 fights are worded as %s', (count, said) => {
  expect(oddsWords(shareOf(count, 10_000))).toBe(said)
})

it('the worded share is within a twelfth of the share, or of the rest to all', () => {
  for (let count = 50; count <= 9950; count += 7) {
    const [, some = 0, all = 1] = /in (\d+) of (\d+) fights/.exec(oddsWords(shareOf(count, 10_000)))?.map(Number) ?? []
    const share = count / 10_000
    const off = Math.abs(some / all - share)
    expect(off, String(count)).toBeLessThanOrEqual(Math.max(0.0051, Math.min(share, 1 - share) / 12))
  }
})

it('intervals, Stamina and rounds are worded in whole numbers, small shares with a tenth', () => {
  expect(intervalWords(shareOf(1250, 10_000))).toBe('12 to 13 of 100')
  expect(intervalWords(shareOf(12, 10_000))).toBe('0.1 to 0.2 of 100')
  expect(intervalWords(shareOf(0, 10_000))).toBe('fewer than 0.1 of 100')
  expect(staminaWords([at(3), at(5), at(6)])).toBe('3 to 6 Stamina left, 5 in the middle')
  expect(staminaWords([at(5), at(5), at(5)])).toBe('5 Stamina left')
  expect(roundsWords([at(3), at(3), at(4)])).toBe('3 or 4 rounds')
  expect(roundsWords([at(1), at(1), at(1)])).toBe('1 round')
})

it('a change is named, and called a difference only where the intervals do not meet', () => {
  expect(changeWords({ change: 'foe-d6', foe: 'Guard' })).toBe('Guard strikes with a d6')
  expect(compareShares(shareOf(1000, 10_000), shareOf(1010, 10_000))).toBe('same')
  expect(compareShares(shareOf(1000, 10_000), shareOf(2000, 10_000))).toBe('more')
  expect(compareShares(shareOf(1000, 10_000), shareOf(500, 10_000))).toBe('less')
})
