import { describe, expect, it } from 'vitest'
import { ada, bo, board, digital, lastFlip, play, refusalOf, sheet, strOn } from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, aMagicItem, aMove, characterIn, settle, use } from '../characters/builders'
import { sheetOf } from '#rules/thousand-faces/sheets'

describe('rage and other moves', () => {
  it('M12 in a rage Str gains 1 and Int is out of reach, until it ends', () => {
    const raging = play(adaWith({ moves: [aMove('go-berserk')] }), use('go-berserk')).state
    expect(characterIn(raging).berserk).toBe(true)
    expect(refusalOf(raging, use('discern', { attribute: 'int' }))).toMatchObject({ because: 'in-a-rage' })
    expect(refusalOf(raging, use('defy-danger', { attribute: 'int' }))).toMatchObject({ because: 'in-a-rage' })
    expect(characterIn(play(raging, { type: 'end-rage', seat: ada }).state).berserk).toBe(false)
  })

  it('M13 Slide costs 1 XP at once; a move that works by itself is not called', () => {
    const state = adaWith({ moves: [aMove('slide'), aMove('sangfroid')] }, { xp: 1 })
    expect(sheetOf(play(state, use('slide')).state, ada).xp).toBe(0)
    expect(refusalOf(state, use('sangfroid'))).toMatchObject({ because: 'works-by-itself' })
  })

  it('M15 Intimidate flips Str, a flip of its own', () => {
    const state = adaWith({ moves: [aMove('intimidate')] })
    expect(lastFlip(play(state, use('intimidate', { attribute: 'str' })).state).attribute).toBe('str')
    expect(refusalOf(state, use('intimidate', { attribute: 'int' }))).toMatchObject({ because: 'not-with-that' })
  })

  it('M9 a flashback after the flip begins the open move anew; after settling it is too late', () => {
    const state = adaWith(
      { moves: [aMove('fury')] },
      { xp: 2, ranks: strOn('crown'), piles: digital({ top: ['13', '12'] }) }
    )
    const called = play(state, use('fury', { attribute: 'str' })).state
    const again = play(called, { type: 'flashback', seat: ada }).state
    const stands = again.pending ? play(again, { type: 'settle-flashback' }).state : again
    expect(stands.outcomes).toMatchObject([{ result: 2, flip: 2 }])
    const settled = play(called, settle(called)).state
    expect(refusalOf(settled, { type: 'flashback', seat: ada })).toMatchObject({
      because: 'no-flashback',
      says: 'move-settled'
    })
  })

  it('T2 a move of one’s own takes the spotlight, a reaction does not', () => {
    const two = board([sheet(ada, { character: aCharacter() }), sheet(bo, { character: aCharacter() })], { made: 9 })
    expect(play(two, use('mix-it-up', { attribute: 'str' })).state.spotlight.seat).toBe(ada)
    expect(play(two, use('defend', { attribute: 'str' })).state.spotlight.seat).toBeNull()
  })

  it('K8 Unknown Benefactor calls the blow off; the effect ends and its item is empty', () => {
    const item = aMagicItem({ ongoing: true, flowing: true })
    const attack = {
      id: 5,
      seat: ada,
      from: 'a guard',
      power: 4,
      sum: '',
      exertion: 'physical',
      avoided: { harm: 0, wound: 0 }
    } as const
    const state = adaWith({ moves: [aMove('unknown-benefactor')], items: [item] }, {}, { attacks: [attack] })
    const after = play(state, use('unknown-benefactor', { item: 'i1' })).state
    expect(after.attacks).toEqual([])
    expect(characterIn(after).items[0]?.magic).toMatchObject({ charges: 0, flowing: false })
  })
})
