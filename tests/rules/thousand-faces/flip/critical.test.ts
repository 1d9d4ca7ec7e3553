import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { scriptedLuck } from '../../../support/luck'
import { ada, bo, board, digital, flip, play, refusalOf, sheet } from '../../../support/thousand-faces/table'

const critical = (changes = {}) =>
  play(board([sheet(ada, { piles: digital({ top: ['11'] }) }), sheet(bo)], changes), flip()).state

describe('the Critical Success', () => {
  it('C1 offers a Blessing, which goes to the discard', () => {
    const state = play(critical(), { type: 'answer-critical', take: 'blessing' }, scriptedLuck(4)).state
    expect(sheetOf(state, ada).piles.discard).toEqual(['11', 'B5'])
    expect(state).toMatchObject({ pending: null, blessingSupply: ['B1', 'B2', 'B3', 'B4', 'B6'] })
  })

  it('C1 or is let pass', () => {
    const state = play(critical(), { type: 'answer-critical', take: 'nothing' }).state
    expect(state).toMatchObject({ pending: null, sheets: [{ lastFlip: { criticalAnswer: 'nothing' } }, {}] })
  })

  it('C3 is answered before the next flip, while everything else goes on', () => {
    expect(refusalOf(critical(), flip({ seat: bo }))).toEqual({
      because: 'something-pending',
      seat: ada,
      waits: 'critical'
    })
    expect(play(critical(), { type: 'take-wound', seat: bo, reason: '' }, scriptedLuck(0)).state.pending).toEqual({
      kind: 'critical',
      seat: ada
    })
    expect(refusalOf(board([sheet(ada)]), { type: 'answer-critical', take: 'nothing' })).toEqual({
      because: 'nothing-pending',
      wanted: 'critical'
    })
  })

  it('O29 with an empty supply there is no Blessing to take, and the other options remain', () => {
    const all = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6']
    const start = board([
      sheet(ada, { piles: digital({ top: ['11'] }) }),
      sheet(bo, { piles: digital({ discard: all }) })
    ])
    const { state } = play(start, flip())
    expect(refusalOf(state, { type: 'answer-critical', take: 'blessing' })).toEqual({ because: 'no-blessings-left' })
    expect(refusalOf({ ...state, pending: null }, { type: 'take-blessing', seat: ada })).toEqual({
      because: 'no-blessings-left'
    })
    expect(play(state, { type: 'answer-critical', take: 'nothing' }).state.pending).toBeNull()
  })

  it('VS2 against another player the Blessing is still offered', () => {
    const state = play(board([sheet(ada, { piles: digital({ top: ['11'] }) }), sheet(bo)]), flip({ versus: bo })).state
    expect(state.pending).toEqual({ kind: 'critical', seat: ada })
  })
})
