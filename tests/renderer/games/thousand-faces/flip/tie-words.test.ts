import { expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { tiedChoices } from '@/games/thousand-faces/flip/tie-words'

const [own, helper] = ['s1', 's2'] as SeatId[] as [SeatId, SeatId]
const among = [
  { seat: own, card: '15' },
  { seat: helper, card: '11' },
  { seat: own, card: '13' }
] as const

it('F4 each tied card says what it brings and to whom, and which is usually best', () => {
  const tie = { kind: 'tie', seat: own, among, suggested: '11' } as const
  expect(tiedChoices(tie, { versus: null }, () => 'Wren')).toEqual([
    { brings: 'and 1 XP', isBest: false },
    { brings: 'and a Critical Success for Wren: a Blessing', isBest: true },
    { brings: 'no XP', isBest: false }
  ])
})

it('F4 no card is best where all bring the same', () => {
  const tie = { kind: 'tie', seat: own, among: [among[0], among[2]], suggested: '15' } as const
  expect(tiedChoices(tie, { versus: helper }, () => 'Wren').map(({ isBest }) => isBest)).toEqual([false, false])
})
