import { describe, expect, it } from 'vitest'
import { noLuck, scriptedLuck } from '../../../support/luck'
import {
  ada,
  bo,
  board,
  digital,
  lastFlip,
  play,
  playAll,
  refusalOf,
  sheet,
  strOn
} from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, aMagicItem, aMove, anItem, characterIn, settle, use } from '../characters/builders'
import { plainText } from '#rules/core/log-line'
import { describe as describeEvent } from '#rules/thousand-faces/slices'
import { injuryView } from '#rules/thousand-faces/injury/view'
import { sheetOf } from '#rules/thousand-faces/sheets'

const tired = { tokens: { exhaustion: 6, harm: 0, wound: 0 } }
const sixDown = ['2', '3', '4', '5', '6', '7'] as const

describe('making a move', () => {
  it('M1 M4 the level and a rage are added to the net', () => {
    const state = adaWith({ moves: [aMove('fury', { level: 'g1' })], berserk: true })
    expect(lastFlip(play(state, use('fury', { attribute: 'str', advantages: -1 })).state).net).toBe(1)
  })

  it('M3 E26 without its card a move is made wild', () => {
    expect(lastFlip(play(adaWith({}), use('pick-pockets', { attribute: 'dex' })).state).net).toBe(-2)
    expect(refusalOf(adaWith({}), use('slide'))).toMatchObject({ because: 'needs-card' })
  })

  it('M3 O16 moves of longer campaigns are not attempted in a one-shot, but made by whoever was given them', () => {
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

describe('breathing', () => {
  const spent = { piles: digital({ top: ['13'], exhausted: [...sixDown] }), ...tired, ranks: strOn('blade') }

  it('M11 E27 two checks and a 3: three cards back, face-down moves up, no second breather', () => {
    const state = adaWith(
      { moves: [aMove('fury', { faceDown: true })], berserk: true },
      { ...spent, piles: digital({ top: ['13'], exhausted: [...sixDown] }) }
    )
    const called = play(state, use('take-a-breather', { attribute: 'dex' })).state
    const after = play(called, settle(called), scriptedLuck(2, 0, 0, 0, 0, 0)).state
    expect(sheetOf(after, ada)).toMatchObject({
      tokens: { exhaustion: 3 },
      character: { berserk: false, moves: [{ faceDown: false }] }
    })
    expect(sheetOf(after, ada).piles.discard).toHaveLength(4)
    expect(refusalOf(after, use('take-a-breather', { attribute: 'int' }))).toMatchObject({ because: 'breather-twice' })
  })

  it('M11 O37 another move between two breathers frees the second; with Str, danger over, it is FAST', () => {
    const after = adaWith({ lastMove: 'take-a-breather' }, spent)
    const moved = play(after, use('mix-it-up', { attribute: 'str' })).state
    expect(play(moved, use('take-a-breather', { attribute: 'str' })).state.outcomes.at(-1)?.fast).toBe(true)
    expect(characterIn(moved).lastMove).toBe('mix-it-up')
    expect(play(moved, use('take-a-breather', { attribute: 'dex' }), noLuck).state.outcomes.at(-1)?.move).toBe(
      'take-a-breather'
    )
  })

  it('M9 E18 Good Cardio with a single check: one card back, 1 Shadow, no GM move', () => {
    const state = adaWith(
      { moves: [aMove('good-cardio')] },
      {
        ranks: strOn('crown'),
        piles: digital({ top: ['6'], exhausted: ['2', '3', '4', '5'] }),
        tokens: { exhaustion: 4, harm: 0, wound: 0 }
      }
    )
    const called = play(state, use('good-cardio', { attribute: 'str' })).state
    const after = play(called, settle(called), scriptedLuck(0, 0, 0)).state
    expect(sheetOf(after, ada).tokens.exhaustion).toBe(3)
    expect(sheetOf(after, ada).piles.discard).toHaveLength(2)
    expect([after.shadow.free, after.gmMovesOwed.length]).toEqual([1, 0])
  })
})

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
