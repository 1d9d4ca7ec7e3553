import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { scriptedLuck, seededLuck } from '../../../support/luck'
import { ada, board, digital, play, refusalOf, sheet } from '../../../support/thousand-faces/table'

describe('Blessings', () => {
  it('B1 one at random goes from the supply to the discard', () => {
    const { state } = play(board([sheet(ada)]), { type: 'take-blessing', seat: ada }, scriptedLuck(2))
    expect(state.blessingSupply).toEqual(['B1', 'B2', 'B4', 'B5', 'B6'])
    expect(sheetOf(state, ada).piles.discard).toEqual(['B3'])
  })

  it('B4 I11 one that lay exhausted takes its token along', () => {
    const tokens = { exhaustion: 2, harm: 0, wound: 0 }
    const start = board([sheet(ada, { piles: digital({ exhausted: ['7'], faceUp: ['B1'] }), tokens })])
    const { state } = play(start, { type: 'return-blessing', seat: ada, card: 'B1' })
    expect(sheetOf(state, ada).tokens.exhaustion).toBe(1)
  })

  it('B4 one is given back by hand from any pile', () => {
    const start = board([sheet(ada, { piles: digital({ top: ['B4'], exhausted: ['B1'], discard: ['B6'] }) })])
    const state = (['B1', 'B4', 'B6'] as const).reduce(
      (on, card) => play(on, { type: 'return-blessing', seat: ada, card }, seededLuck(1)).state,
      start
    )
    expect(state.blessingSupply).toHaveLength(6)
    expect(refusalOf(state, { type: 'return-blessing', seat: ada, card: 'B1' })).toEqual({
      because: 'no-such-blessing',
      seat: ada,
      card: 'B1'
    })
    expect(refusalOf(state, { type: 'return-blessing', seat: ada, card: '7' })).toMatchObject({
      because: 'no-such-blessing'
    })
  })
})
