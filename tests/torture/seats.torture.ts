import { expect, test } from 'vitest'
import { fuzzCalls, smallGames } from '../support/torture/call-fuzz'
import { fuzzSeats } from '../support/torture/seat-fuzz'
import { kindsOfPlayers } from '../support/torture/seat-rights'

test('WHO2 HA3: 120,000 asks of seats do what they were called for and nothing else', () => {
  const all = { asked: 0, done: 0, answered: 0, refusedByWho: 0 }
  const kinds: Record<string, number> = {}
  for (let seed = 1; seed <= 12; seed += 1) {
    const fuzzed = fuzzSeats(10_000, seed)
    for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += fuzzed[key]
    for (const [kind, done] of Object.entries(fuzzed.kinds)) kinds[kind] = (kinds[kind] ?? 0) + done
  }
  console.log(kinds)
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining([...kindsOfPlayers]))
  console.log(
    `of ${all.asked} asks ${all.done} were done (${all.answered} answers to calls), ${all.refusedByWho} were not theirs`
  )
  expect(all.asked).toBeGreaterThanOrEqual(100_000)
  expect(all.answered).toBeGreaterThan(100)
})

test.each(smallGames)(
  'PR51 GF35 A43 A36: 20,000 asks of seats do what they may or were called for and nothing else: %s',
  game => {
    const all = { asked: 0, done: 0, answered: 0, refusedByWho: 0 }
    for (let seed = 1; seed <= 8; seed += 1) {
      const fuzzed = fuzzCalls(game, 2_500, seed)
      for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += fuzzed[key]
    }
    console.log(
      `${game}: of ${all.asked} asks ${all.done} were done (${all.answered} answers to calls), ${all.refusedByWho} were not theirs`
    )
    expect(all.asked).toBeGreaterThanOrEqual(20_000)
    expect(all.answered).toBeGreaterThan(50)
  }
)
