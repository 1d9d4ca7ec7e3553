import { expect, test } from 'vitest'
import { fuzzCalls } from '../support/torture/call-fuzz'
import { smallGames } from '../support/torture/small-games'
import { fuzzSeats } from '../support/torture/seat-fuzz'
import { fuzzPairs } from '../support/torture/two-at-once'
import { kindsOfPlayers } from '../support/torture/seat-rights'

test('WHO2 HA3: 360,000 asks of seats do what they were called for and nothing else', () => {
  const all = { asked: 0, done: 0, answered: 0, refusedByWho: 0 }
  const kinds: Record<string, number> = {}
  for (let seed = 1; seed <= 12; seed += 1) {
    const fuzzed = fuzzSeats(30_000, seed)
    for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += fuzzed[key]
    for (const [kind, done] of Object.entries(fuzzed.kinds)) kinds[kind] = (kinds[kind] ?? 0) + done
  }
  console.log(kinds)
  expect(kindsOfPlayers.filter(kind => !(kind in kinds))).toEqual([])
  console.log(
    `of ${all.asked} asks ${all.done} were done (${all.answered} answers to calls), ${all.refusedByWho} were not theirs`
  )
  expect(all.asked).toBeGreaterThanOrEqual(360_000)
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

test('HA19: 60,000 pairs of acts on one snapshot: none writes over the other unseen, and none is told without cause', () => {
  const all = { pairs: 0, judged: 0, told: 0 }
  const kinds: Record<'judgedKinds' | 'toldKinds', Record<string, number>> = { judgedKinds: {}, toldKinds: {} }
  for (let seed = 1; seed <= 12; seed += 1) {
    const fuzzed = fuzzPairs(5_000, seed)
    for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += fuzzed[key]
    for (const how of ['judgedKinds', 'toldKinds'] as const)
      for (const [kind, times] of Object.entries(fuzzed[how])) kinds[how][kind] = (kinds[how][kind] ?? 0) + times
  }
  console.log(all, kinds)
  expect(all.pairs).toBe(60_000)
  const bothWays = [
    'set-ranks',
    'answer-question',
    'lay-out-wares',
    'buy-pack',
    'study',
    'take-attack',
    'settle-outcome'
  ]
  for (const kind of bothWays) {
    expect(kinds.judgedKinds[kind], `${kind} judged`).toBeGreaterThan(0)
    expect(kinds.toldKinds[kind], `${kind} told`).toBeGreaterThan(0)
  }
})
