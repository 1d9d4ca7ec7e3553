import { describe, expect, it } from 'vitest'
import { type Arrivals, arrivalsAfter } from '@/games/thousand-faces/flip/table-arrivals'
import type { FlipView } from '../../../../../src/rules/thousand-faces/flip/view'
import { flip, seatId } from '../../../../support/sheets'

const two = flip(7, seatId(1), [
  ['4', 1],
  ['12', 2]
])
const turn = { cause: 'act', motion: 'turn' } as const
const after = (previous: Arrivals | null, next: FlipView | null): Arrivals | null => arrivalsAfter(previous, next, turn)

describe('which cards of a flip turn over', () => {
  it('turns each new card in its turn, and then the resolving one rises', () => {
    const stage = after(null, two)
    expect([...(stage?.turning ?? [])]).toEqual([
      ['4', 0],
      ['12', 1]
    ])
    expect(stage?.rising).toBe('now')
  })

  it.each([
    { cause: 'undo', motion: 'turn' },
    { cause: 'opened', motion: 'turn' },
    { cause: 'act', motion: 'cut' }
  ] as const)('cuts on $cause with motion $motion', pace => {
    const stage = arrivalsAfter(null, two, pace)
    expect(stage?.turning.size).toBe(0)
    expect(stage?.rising).toBe('already')
  })

  it('goes on with the same turning when a picture comes that changes nothing here', () => {
    const stage = after(null, two)
    expect(after(stage, { ...two })).toBe(stage)
  })

  it('lets a tie lie, and raises the chosen card without turning anything again', () => {
    const tie = { ...two, resolving: null, result: null, among: [{ seat: seatId(1), card: '4' }] }
    const waiting = after(null, tie)
    expect(waiting?.rising).toBe('not-yet')
    const chosen = after(waiting, two)
    expect(chosen?.key).toBe(waiting?.key)
    expect(chosen?.turning.size).toBe(0)
    expect(chosen?.rising).toBe('now')
  })

  it('turns only the card that was named last when the cards are physical', () => {
    const first = after(null, { ...two, cards: two.cards.slice(0, 1), resolving: null, result: null })
    expect([...(after(first, two)?.turning.keys() ?? [])]).toEqual(['12'])
  })

  it('tells a supporter’s card 4 from the lead’s own', () => {
    const team = { ...two, support: [{ seat: seatId(3), card: { id: '4', value: 1 as const } }] }
    expect([...(after(null, team)?.turning.keys() ?? [])]).toEqual(['4', '12', 's3:4'])
  })

  it('builds the stage anew for the next flip and takes it down when there is none', () => {
    const stage = after(null, two)
    expect(after(stage, { ...two, serial: 8 })?.key).not.toBe(stage?.key)
    expect(after(stage, null)).toBeNull()
  })
})
