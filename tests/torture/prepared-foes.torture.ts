import { expect, test } from 'vitest'
import { encounterPrice } from '#rules/thousand-faces/foes/price'
import { priceByTables, randomEncounters } from '../support/thousand-faces/price-tables'
import { type PreparedWatch, watchPrepared } from '../support/torture/prepared-leaks'
import { shelfWatch } from '../support/torture/shelf-leaks'

// npm run torture -- prepared-foes. A part of each is in npm test.

const acts = Number(process.env['HEARTHSIDE_TORTURE'] ?? 10_000)

test('PF4 the price of a million random encounters is what the tables of the rules say', () => {
  let wrong = 0
  for (let seed = 1; seed <= 100; seed++)
    for (const foes of randomEncounters(10_000, seed))
      for (const way of ['paid', 'unpaid'] as const) {
        const [told, known] = [encounterPrice(foes, way), priceByTables(foes, way)]
        if (told.partyPower !== known.partyPower || told.shadow !== known.shadow) wrong++
      }
  expect(wrong).toBe(0)
})

test('PF2 PF3 PF5 no secret of a prepared foe is seen, and none changes a byte, in more than 10,000 states', () => {
  const watch: PreparedWatch = { states: 0, leaks: new Set() }
  for (let seed = 1; watch.states < 12_000; seed++) watchPrepared(seed, 1500, watch)
  console.log(`${watch.states} states with prepared foes`)
  expect([...watch.leaks]).toEqual([])
})

test(
  'PF1 PF2 PF3 nothing of prepared foes is in any snapshot, and of foes that were brought only the public parts, in 10,000 acts at random',
  { timeout: 1_200_000 },
  async () => {
    const { snapshots, acts: done, leaks } = await shelfWatch(acts, 1)
    console.log(`${snapshots} snapshots; ${[...done].map(each => each.join(' ')).join(', ')}`)
    expect(leaks).toEqual([])
    expect([...done.values()].reduce((sum, count) => sum + count, 0)).toBe(acts)
  }
)
