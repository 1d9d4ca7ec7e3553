import { expect, test } from 'vitest'
import { proved, type Proof } from '../support/gm-only/prove'
import { statesOfBooks, statesOfCampaigns } from '../support/gm-only/states'

const count = Number(process.env['HEARTHSIDE_TORTURE'] ?? 12_000)

test('BK15 BN6 AN4 PO4 PO6 OI3 books: other secrets of the Game Master’s, the same bytes for all others, in 8,000 states', () => {
  told(proved(statesOfBooks(1), Math.round((count * 2) / 3)))
})

test('U10 Q14 J12 CL3 SH4 OI8 campaigns of all games: the same in 4,000 states', () => {
  told(proved(statesOfCampaigns(3, 300), Math.round(count / 3)))
})

function told({ states, changed, faults }: Proof): void {
  console.info(`${states} states, ${changed} texts changed, ${faults.length} differences`)
  expect(faults).toEqual([])
}
