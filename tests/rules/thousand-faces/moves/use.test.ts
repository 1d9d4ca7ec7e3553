import { describe, expect, it } from 'vitest'
import { noLuck } from '../../../support/luck'
import { ada, digital, lastFlip, play, playAll, refusalOf, strOn } from '../../../support/thousand-faces/table'
import { adaWith, aMove, characterIn, settle, use } from '../characters/builders'
import { plainText } from '#rules/core/log-line'
import { describe as describeEvent } from '#rules/thousand-faces/slices'
import { sheetOf } from '#rules/thousand-faces/sheets'

describe('making a move', () => {
  it('M1 M4 the level and a rage are added to the net', () => {
    const state = adaWith({ moves: [aMove('fury', { level: 'g1' })], berserk: true })
    expect(lastFlip(play(state, use('fury', { attribute: 'str', advantages: -1 })).state).net).toBe(1)
  })

  it('M3 E26 without its card a move is made wild', () => {
    expect(lastFlip(play(adaWith({}), use('pick-pockets', { attribute: 'dex' })).state).net).toBe(-2)
    expect(refusalOf(adaWith({}), use('slide'))).toMatchObject({ because: 'needs-card' })
  })

  it('M3 O16 moves of longer campaigns are not attempted in a one-shot, but made by a character who was given them', () => {
    expect(refusalOf(adaWith({}), use('breach-the-dam', { attribute: 'int' }))).toMatchObject({
      because: 'other-campaign'
    })
    expect(refusalOf(adaWith({ moves: [aMove('slide')] }, { xp: 0 }), use('slide'))).toMatchObject({
      because: 'not-enough-xp'
    })
  })

  it('M4 a move is flipped with one of its attributes', () => {
    expect(refusalOf(adaWith({}), use('defend', { attribute: 'int' }))).toMatchObject({
      because: 'not-with-that',
      attributes: ['str']
    })
    expect(refusalOf(adaWith({}), use('defend'))).toMatchObject({ because: 'not-with-that' })
    expect(refusalOf(adaWith({}), use('rest'))).toEqual({ because: 'own-way', move: 'rest', command: 'rest' })
  })

  it('M5 I16 one FAST move in a moment; a new spotlight frees it', () => {
    const furious = play(
      adaWith({ moves: [aMove('fury'), aMove('weak-spot')] }),
      use('fury', { attribute: 'str' })
    ).state
    expect(refusalOf(furious, use('weak-spot', { attribute: 'int' }))).toMatchObject({
      because: 'fast-used',
      by: 'fury'
    })
    const on = play(furious, { type: 'give-spotlight', seat: ada }).state
    expect(play(on, use('weak-spot', { attribute: 'int' })).state.outcomes).toHaveLength(1)
  })

  it('M6 E19 Backstab keeps silent on a single check: 1 Shadow and a GM move', () => {
    const state = adaWith({ moves: [aMove('backstab')] }, { ranks: strOn('blade'), piles: digital({ top: ['6'] }) })
    const after = play(state, use('backstab', { attribute: 'dex' })).state
    expect([after.shadow.free, after.gmMovesOwed.length, after.outcomes[0]?.result]).toEqual([1, 1, 1])
  })

  it('M7 I17 a card lies face down until it is released', () => {
    const down = adaWith({ moves: [aMove('fury', { faceDown: true })] })
    expect(refusalOf(down, use('fury', { attribute: 'str' }))).toMatchObject({
      because: 'face-down',
      until: 'take-a-breather'
    })
  })

  it('M7 M9 a Fury of three checks turns its card over, settled once', () => {
    const state = adaWith({ moves: [aMove('fury')] }, { ranks: strOn('crown'), piles: digital({ top: ['13'] }) })
    const called = play(state, use('fury', { attribute: 'str' })).state
    const settled = play(called, settle(called)).state
    expect(characterIn(settled).moves[0]?.faceDown).toBe(true)
    expect(refusalOf(settled, settle(called))).toEqual({ because: 'no-such-outcome' })
  })

  it('M8 Discern lays tokens, each buys one question', () => {
    const state = adaWith({}, { ranks: strOn('blade'), piles: digital({ top: ['14'] }) })
    const called = play(state, use('discern', { attribute: 'int' })).state
    const settled = play(called, settle(called)).state
    expect(characterIn(settled).tokens.discern).toBe(3)
    const asked = playAll(
      settled,
      noLuck,
      ...[1, 2, 3].map(() => ({ type: 'spend-token', seat: ada, move: 'discern', question: '' }) as const)
    )
    expect(refusalOf(asked, { type: 'spend-token', seat: ada, move: 'discern', question: '' })).toMatchObject({
      because: 'no-tokens'
    })
  })

  it('M8 a question stands in the log in its own words, and whether it was written down is the table’s affair', () => {
    const state = adaWith({ tokens: { discern: 2 } })
    const told = (question: string) =>
      play(state, { type: 'spend-token', seat: ada, move: 'discern', question }).events.flatMap(event => {
        const said = describeEvent(event, { kind: 'table' })
        return said ? [plainText(said.parts, () => 'Ada')] : []
      })
    expect(told(' Who rings it? ')).toEqual(['Ada asks (Discern, 1 left): Who rings it?'])
    expect(told('')).toEqual(['Ada asks (Discern, 1 left)'])
  })

  it('M10 O33 Defend: with its XP two options, without it none', () => {
    const state = adaWith({}, { xp: 1, ranks: strOn('crown'), piles: digital({ top: ['13'] }) })
    const called = play(state, use('defend', { attribute: 'str' })).state
    expect(refusalOf(called, settle(called, { pay: 'xp', picks: [0] }))).toMatchObject({
      because: 'wrong-picks',
      wants: 2
    })
    const paid = play(called, settle(called, { pay: 'xp', picks: [0, 2] })).state
    expect(sheetOf(paid, ada).xp).toBe(0)
    expect(sheetOf(play(called, settle(called)).state, ada).xp).toBe(1)
  })

  it('M10 what is impossible cannot be picked: no Pack, no Pack to lose', () => {
    const state = adaWith({}, { ranks: strOn('blade'), piles: digital({ top: ['12'] }) })
    const called = play(state, use('volley', { attribute: 'dex' })).state
    expect(refusalOf(called, settle(called, { picks: [2] }))).toMatchObject({ because: 'impossible-option' })
    expect(play(called, settle(called, { picks: [0] })).state.outcomes).toEqual([])
  })

  it('M10 O27 Mix It Up with three checks picks one option: the extra roll leaves the foe its attack', () => {
    const state = adaWith({}, { ranks: strOn('crown'), piles: digital({ top: ['8'] }) })
    const called = play(state, use('mix-it-up', { attribute: 'str' })).state
    expect(refusalOf(called, settle(called, { picks: [0, 1] }))).toMatchObject({ because: 'wrong-picks', wants: 1 })
    expect(play(called, settle(called, { picks: [1] })).events).toMatchObject([
      { type: 'outcome-settled', picks: ['roll attack power once more'] }
    ])
  })
})
