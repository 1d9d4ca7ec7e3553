import { expect, it } from 'vitest'
import { encounterPrice, freshPartyPower } from '#rules/thousand-faces/foes/price'
import type { Command, State } from '#rules/thousand-faces/state'
import { noSecrets } from '#rules/thousand-faces/foes/secrets'
import { type GmView, view } from '#rules/thousand-faces/view'
import { ada, board, play, sheet } from '../../../support/thousand-faces/table'
import { priceByTables, randomEncounters } from '../../../support/thousand-faces/price-tables'

const ways = ['paid', 'unpaid'] as const

it('PF4 U5 Z2 the price of 10,000 random encounters is what the tables of the rules say', () => {
  const wrong = randomEncounters(10_000, 41).flatMap(foes =>
    ways.filter(way => JSON.stringify(encounterPrice(foes, way)) !== JSON.stringify(priceByTables(foes, way)))
  )
  expect(wrong).toEqual([])
})

it('PF4 what is told beforehand is what is paid and what stands on the board, for 100 random encounters', () => {
  const rich: State = board([sheet(ada)], { shadow: { free: 9999, circled: 0, factor: 1 } })
  for (const foes of randomEncounters(100, 42))
    for (const way of ways) {
      const sorts = foes.map(foe => ({ ...foe, name: 'F', note: '', secrets: { ...noSecrets, ...foe.secrets } }))
      const command = {
        type: 'add-prepared-foes',
        encounter: null,
        foes: sorts,
        pay: way === 'paid' ? 'free' : 'nothing'
      }
      const { state } = play(rich, command as Command)
      const told = encounterPrice(foes, way)
      expect((view(state, { kind: 'gm' }) as GmView).encounter.spent).toBe(told.partyPower)
      expect(9999 - state.shadow.free).toBe(way === 'paid' ? told.shadow : 0)
    }
})

it('PF4 U4 characters without XP are a match for ten each', () => {
  expect([1, 3, 5, 8].map(freshPartyPower)).toEqual([10, 30, 50, 80])
})
