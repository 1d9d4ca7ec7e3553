import { describe, expect, it } from 'vitest'
import { scriptedLuck } from '../../../support/luck'
import { ada, digital, play, refusalOf } from '../../../support/thousand-faces/table'
import { adaWith, aMove, anItem, characterIn, use } from '../characters/builders'
import { injuryView } from '#rules/thousand-faces/injury/view'
import { sheetOf } from '#rules/thousand-faces/sheets'

describe('under a load', () => {
  it('M14 Q6 E20 no Backstab with three items and a Pack', () => {
    const items = [anItem('sword', { id: 'i1' }), anItem('bow', { id: 'i2' }), anItem('bracers', { id: 'i3' })]
    const state = adaWith({ items, pack: 1, moves: [aMove('backstab')] })
    expect(refusalOf(state, use('backstab', { attribute: 'dex' }))).toEqual({
      because: 'too-heavy',
      seat: ada,
      move: 'backstab',
      count: 4,
      most: 3
    })
  })

  it('Q5 E39 Bravely Run Away with a count of 6 costs 2, with 4 one, with 2 it gives 2 back', () => {
    const items = [
      anItem('shield', { id: 'i1' }),
      anItem('sword', { id: 'i2' }),
      anItem('leather-armour', { id: 'i3' })
    ]
    const lost = (pack: number) =>
      sheetOf(play(adaWith({ items, pack }), use('bravely-run-away')).state, ada).tokens.exhaustion
    expect([lost(2), lost(1), lost(0)]).toEqual([2, 2, 1])
    const light = adaWith(
      {},
      { piles: digital({ exhausted: ['1', '2', '3'] }), tokens: { exhaustion: 3, harm: 0, wound: 0 } }
    )
    expect(sheetOf(play(light, use('bravely-run-away'), scriptedLuck(0, 0)).state, ada).tokens.exhaustion).toBe(1)
  })

  it('M14 Bum Rush lets another move pass without its penalty', () => {
    const state = adaWith({ pack: 7, moves: [aMove('pick-pockets')] })
    expect(sheetOf(play(state, use('pick-pockets', { attribute: 'dex' })).state, ada).tokens.exhaustion).toBe(3)
    expect(
      sheetOf(play(state, use('pick-pockets', { attribute: 'dex', load: 'ignored' })).state, ada).tokens.exhaustion
    ).toBe(0)
  })

  it('N8 O26 the load is mental: Sangfroid may take it', () => {
    const state = adaWith({ pack: 3, moves: [aMove('sangfroid'), aMove('good-cardio')] })
    const calm = play(state, use('bravely-run-away', { slots: [{ on: 'move', move: 'sangfroid', slot: 1 }] })).state
    expect(sheetOf(calm, ada).tokens.exhaustion).toBe(0)
    expect(characterIn(calm).moves[0]?.filled).toEqual([{ slot: 1, token: 'exhaustion' }])
    expect(
      refusalOf(state, use('bravely-run-away', { slots: [{ on: 'move', move: 'good-cardio', slot: 0 }] }))
    ).toMatchObject({ says: 'wrong-token' })
  })
})

describe('what a move costs, laid onto slots', () => {
  const sangfroid = (slot: number) => ({ on: 'move', move: 'sangfroid', slot }) as const
  const laden = (over: Parameters<typeof aMove>[1] = {}) =>
    adaWith({ pack: 5, moves: [aMove('sangfroid', over), aMove('good-cardio'), aMove('find-shadows')] })

  it('M18 the view says once for each seat which free slots take a point, of the body and of the mind', () => {
    const { layOn } = injuryView(
      laden({ filled: [{ slot: 1, token: 'exhaustion' }] }),
      sheetOf(laden({ filled: [{ slot: 1, token: 'exhaustion' }] }), ada)
    )
    expect(layOn).toEqual({
      physical: [{ on: 'move', move: 'good-cardio', slot: 0 }],
      mental: [sangfroid(0), sangfroid(2)]
    })
  })

  it('M18 N8 of a load of 5 one point lies on Sangfroid and one is lost', () => {
    const after = play(laden(), use('bravely-run-away', { slots: [sangfroid(0)] })).state
    expect(characterIn(after).moves[0]?.filled).toEqual([{ slot: 0, token: 'exhaustion' }])
    expect(sheetOf(after, ada).tokens.exhaustion).toBe(1)
  })

  it.each([
    ['more slots than points', {}, [sangfroid(0), sangfroid(1), sangfroid(2)], 'too-many'],
    ['a slot that is taken', { filled: [{ slot: 0, token: 'exhaustion' as const }] }, [sangfroid(0)], 'taken'],
    ['a card that lies face down', { faceDown: true }, [sangfroid(0)], 'face-down']
  ] as const)('M18 %s: refused whole, nothing is paid', (_, over, slots, says) => {
    expect(refusalOf(laden(over), use('bravely-run-away', { slots }))).toMatchObject({ because: 'slot-unfit', says })
  })

  it('M18 Find Shadows under a load lays a point on a free slot and takes tokens out of filled ones', () => {
    const state = laden({ filled: [{ slot: 2, token: 'exhaustion' }] })
    const command = use('find-shadows', { slots: [sangfroid(0), sangfroid(1), sangfroid(2)] })
    const after = play(state, command, scriptedLuck(3)).state
    expect(characterIn(after).moves[0]?.filled.map(each => each.slot)).toEqual([0, 1])
    expect(sheetOf(after, ada).tokens.exhaustion).toBe(0)
  })
})
