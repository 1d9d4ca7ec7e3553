import { describe, expect, it } from 'vitest'
import { noLuck, scriptedLuck } from '../../../support/luck'
import { ada, digital, play, refusalOf, strOn } from '../../../support/thousand-faces/table'
import { adaWith, aMove, characterIn, settle, use } from '../characters/builders'
import { sheetOf } from '#rules/thousand-faces/sheets'

const tired = { tokens: { exhaustion: 6, harm: 0, wound: 0 } }
const sixDown = ['2', '3', '4', '5', '6', '7'] as const

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
