import { describe, expect, it } from 'vitest'
import type { State } from '#rules/thousand-faces/state'
import { ada, digital, play, refusalOf, strOn } from '../../../support/thousand-faces/table'
import { adaWith, anItem, characterIn, settle, use, town } from '../characters/builders'

describe('repair', () => {
  const broken = { items: [anItem('sword', { damage: 2 })], pack: 2, lastMove: 'rest' } as const

  it('Q10 Sharpen & Stitch with two checks removes one damage for each Pack', () => {
    const state = adaWith(broken, { ranks: strOn('blade'), piles: digital({ top: ['12'] }) })
    const called = play(state, use('sharpen-stitch', { attribute: 'int' })).state
    expect(refusalOf(called, settle(called, { packs: 1, repairs: [{ item: 'i1', damage: 2 }] }))).toEqual({
      because: 'repairs-too-dear',
      pays: 1,
      asks: 2,
      packs: 1,
      perPack: 1,
      removes: 1
    })
    const after = play(called, settle(called, { packs: 2, repairs: [{ item: 'i1', damage: 2 }] })).state
    expect(characterIn(after)).toMatchObject({ pack: 0, items: [{ damage: 0 }] })
  })

  it('Q10 only together with Rest; in town something precious repairs everything', () => {
    expect(
      refusalOf(adaWith({ ...broken, lastMove: null }), use('sharpen-stitch', { attribute: 'int' }))
    ).toMatchObject({ because: 'only-with-rest' })
    const state: State = adaWith({ ...broken, precious: 1 }, {}, { story: town })
    expect(characterIn(play(state, { type: 'have-repaired', seat: ada, pay: 'precious-pack' }).state)).toMatchObject({
      precious: 0,
      items: [{ damage: 0 }]
    })
  })
})
