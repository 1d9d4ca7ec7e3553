import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { State } from '#rules/thousand-faces/state'
import { ada, bo, board, digital, flip, play, refusalOf, sheet, strOn } from '../../../support/thousand-faces/table'

const pool = (free: number, circled: number): State => board([sheet(ada)], { shadow: { free, circled, factor: 1 } })
const spend = (amount: number, from: 'free' | 'circled') =>
  ({ type: 'spend-shadow', amount, from, reason: 'a trap' }) as const

describe('Shadow', () => {
  it("H9 is one pool of the GM's; who brought it is written down beside it", () => {
    const one = play(pool(0, 0), { type: 'gain-shadow', amount: 2, seat: ada, reason: '' }).state
    const two = play(one, { type: 'gain-shadow', amount: 1, seat: null, reason: '' }).state
    expect(two.shadow).toEqual({ free: 3, circled: 0, factor: 1 })
    expect(sheetOf(two, ada).shadowCaused).toBe(2)
  })

  it('H6 is spent from the free points, or from the circle first', () => {
    expect(play(pool(3, 2), spend(2, 'free')).state.shadow).toMatchObject({ free: 1, circled: 2 })
    expect(play(pool(3, 2), spend(1, 'circled')).state.shadow).toMatchObject({ free: 3, circled: 1 })
    expect(play(pool(3, 2), spend(4, 'circled')).state.shadow).toMatchObject({ free: 1, circled: 0 })
  })

  it('H6 what cannot be afforded is refused whole', () => {
    expect(refusalOf(pool(1, 2), spend(2, 'free'))).toEqual({
      because: 'not-enough-shadow',
      needs: 2,
      free: 1,
      circled: 2,
      from: 'free'
    })
    expect(refusalOf(pool(1, 2), spend(4, 'circled'))).toMatchObject({ because: 'not-enough-shadow' })
    expect(refusalOf(pool(1, 2), spend(0, 'free'))).toMatchObject({ because: 'not-a-count' })
  })

  it('H7 part of it may be circled; new points land outside', () => {
    const circled = play(pool(6, 1), { type: 'circle-shadow', circled: 4 }).state
    expect(circled.shadow).toMatchObject({ free: 3, circled: 4 })
    expect(play(circled, { type: 'gain-shadow', amount: 2, seat: null, reason: '' }).state.shadow).toMatchObject({
      free: 5,
      circled: 4
    })
    expect(play(circled, { type: 'circle-shadow', circled: 7 }).state.shadow).toMatchObject({ free: 0, circled: 7 })
    expect(refusalOf(circled, { type: 'circle-shadow', circled: 8 })).toEqual({
      because: 'circle-too-large',
      circled: 8,
      total: 7
    })
  })

  it('H8 owed GM moves are made oldest first', () => {
    const crosses = board([
      sheet(ada, { ranks: strOn('anvil'), piles: digital({ top: ['1'] }) }),
      sheet(bo, { piles: digital({ top: ['8'] }) })
    ])
    const owing = play(play(crosses, flip()).state, flip({ seat: bo })).state
    expect(owing.gmMovesOwed).toEqual([
      { flip: 1, seat: ada },
      { flip: 2, seat: bo }
    ])
    const made = play(owing, { type: 'make-gm-move', move: 'Separate them' }).state
    expect(made.gmMovesOwed).toEqual([{ flip: 2, seat: bo }])
    expect(
      refusalOf(play(made, { type: 'make-gm-move', move: null }).state, { type: 'make-gm-move', move: null })
    ).toEqual({ because: 'no-gm-move-owed' })
  })

  it('O31 there is no upper limit that a table could reach', () => {
    expect(play(pool(9000, 0), { type: 'gain-shadow', amount: 999, seat: null, reason: '' }).state.shadow.free).toBe(
      9999
    )
  })

  it('CO1 the GM puts the pool right by hand', () => {
    expect(
      play(pool(1, 1), { type: 'correct-shadow', free: 4, circled: 0, reason: 'miscounted' }).state.shadow
    ).toMatchObject({ free: 4, circled: 0 })
    expect(refusalOf(pool(1, 1), { type: 'correct-shadow', free: 4, circled: -1, reason: '' })).toMatchObject({
      because: 'not-a-count'
    })
  })
})
