import { expect, test } from 'vitest'
import type { BoardId } from '#rules/campaign/types'
import type { Audience } from '#rules/core/audience'
import type { SeatId } from '#rules/core/seat'
import type { GmSnapshot, Snapshot } from '#shared/contract'
import { encounterPrice } from '#rules/thousand-faces/foes/price'
import { askGm, openTestHost, settle } from '../main/host/test-host'
import { priceByTables, randomEncounters } from '../support/thousand-faces/price-tables'
import { preparedEncounter, preparedFoe } from '../support/thousand-faces/prepared'
import { type PreparedWatch, watchPrepared } from '../support/torture/prepared-leaks'

// npm run torture -- prepared-foes: what docs/performance.md says of prepared foes. A part of each is in npm test.

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
  'PF1 nothing that is prepared is in any picture, the GM’s neither, in 10,000 acts',
  { timeout: 1_200_000 },
  async () => {
    const { host } = await openTestHost()
    const canary = 'ZQ-ON-THE-SHELF'
    const foe = preparedFoe({ name: canary, note: canary })
    const encounter = preparedEncounter({ name: canary, where: canary, note: canary })
    await askGm(host, {
      ask: 'keep-prepared-foes',
      foes: [{ id: null, thing: foe }],
      encounters: [{ id: null, thing: encounter }]
    })
    await askGm(host, { ask: 'new-campaign', title: 'T', seats: [{ player: 'P', character: 'Ada' }], place: 'x' })
    let [pictures, found, revision] = [0, 0, 0]
    let board: BoardId | null = null
    let seat: SeatId | null = null
    const look = (snapshot: Snapshot): void => {
      pictures++
      if (JSON.stringify(snapshot).includes(canary)) found++
      if (snapshot.kind !== 'gm') return
      const { frame } = snapshot as GmSnapshot
      revision = frame?.revision ?? revision
      board = frame?.boards[0]?.id ?? board
      seat = frame?.seats[0]?.id ?? seat
    }
    const watch = (audience: Audience): void => void host.attach({ audience, campaign: null, show: look })
    watch({ kind: 'gm' })
    watch({ kind: 'table' })
    watch({ kind: 'overlay' })
    await settle(host)
    watch({ kind: 'seat', seat: seat! })
    await settle(host)
    for (let nth = 0; nth < acts; nth++) {
      const command =
        nth % 2
          ? { type: 'spend-shadow', amount: 1, from: 'free', reason: '' }
          : { type: 'gain-shadow', amount: 2, seat: null, reason: '' }
      await askGm(host, { ask: 'act', revision, board, command })
      if (nth % 500 === 0) {
        await askGm(host, { ask: 'list-prepared-foes' })
        await askGm(host, { ask: 'export-prepared-foes', foes: null, encounters: null })
      }
    }
    console.log(`${pictures} pictures, ${revision} entries`)
    expect(found).toBe(0)
    expect(revision).toBeGreaterThan(acts)
  }
)
