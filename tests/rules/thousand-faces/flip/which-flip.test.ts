import { describe, expect, it } from 'vitest'
import type { State } from '#rules/thousand-faces/state'
import { apply, parse } from '#rules/thousand-faces/slices'
import { noLuck } from '../../../support/luck'
import {
  ada,
  bo,
  board,
  digital,
  flip,
  play,
  playAll,
  refusalOf,
  sheet,
  strOn
} from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, aMove, settle, use } from '../characters/builders'

const back = { type: 'flashback', seat: ada } as const
const rich = { xp: 4, ranks: strOn('anvil') }

describe('which flip a flashback is about', () => {
  const discerned = (): State =>
    play(adaWith({}, { ...rich, piles: digital({ top: ['12', '4', '9'] }) }), use('discern', { attribute: 'int' }))
      .state

  it('FB2 M9 an older open move keeps its result when a later flip is looked back from', () => {
    const before = discerned()
    const result = before.outcomes[0]?.result
    const after = playAll(before, noLuck, flip(), back)
    expect(after.outcomes).toHaveLength(1)
    expect(after.outcomes[0]).toMatchObject({ move: 'discern', result, flip: before.outcomes[0]?.flip })
  })

  it('FB2 M9 the open move of the ignored flip itself waits for the second flip', () => {
    const before = discerned()
    const again = play(before, back).state
    expect(again.outcomes[0]?.flip).toBe(again.flips.count)
  })

  it('FB2 an entry of an older campaign, which does not say which flip was ignored, replays as it did', () => {
    const old = parse.event.parse({ type: 'flashback-began', seat: ada })
    const begun = old.ok ? apply(discerned(), old.value) : discerned()
    expect(begun.outcomes[0]).toMatchObject({ flip: begun.flips.count, result: null })
  })

  it('FB1 M9 a settled move stays settled for the flashback when an older move is settled after it', () => {
    const state = adaWith({ moves: [aMove('fury')] }, { ...rich, piles: digital({ top: ['12', '14', '9'] }) })
    const both = playAll(state, noLuck, use('discern', { attribute: 'int' }), use('fury', { attribute: 'str' }))
    const [discern, fury] = both.outcomes
    const one = play(both, { ...settle(both), outcome: fury?.id ?? 0 }).state
    expect(refusalOf(one, back)).toMatchObject({ because: 'no-flashback', says: 'move-settled' })
    const two = play(one, { ...settle(one), outcome: discern?.id ?? 0 }).state
    expect(refusalOf(two, back)).toMatchObject({ because: 'no-flashback', says: 'move-settled' })
  })
})

describe('a dead character', () => {
  const gone = (): State =>
    board([sheet(ada, { xp: 3, character: aCharacter({ dead: true }) }), sheet(bo, { xp: 3, character: aCharacter() })])

  it('F10 neither flips nor helps nor looks back', () => {
    expect(refusalOf(gone(), flip())).toEqual({ because: 'dead', seat: ada })
    expect(refusalOf(gone(), flip({ seat: bo, supporters: [ada] }))).toEqual({ because: 'dead', seat: ada })
    const flipped = play(board([sheet(ada, { xp: 3 })]), flip()).state
    const dead = {
      ...flipped,
      sheets: flipped.sheets.map(each => ({ ...each, character: aCharacter({ dead: true }) }))
    }
    expect(refusalOf(dead, back)).toEqual({ because: 'dead', seat: ada })
  })

  it('V1 F10 does not run in a Pursuit', () => {
    const chase = playAll(gone(), noLuck, { type: 'begin-pursuit', joined: [ada], pay: 'nothing' })
    expect(refusalOf(chase, { type: 'run-round', helper: null, advantages: 0 })).toEqual({ because: 'dead', seat: ada })
  })

  it('J8 is brought back by a Journey point only: neither Recover nor standing up nor a correction does it', () => {
    const lost = { tokens: { exhaustion: 10, harm: 0, wound: 0 }, incapacitated: true }
    const exhausted = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '12'] as const
    const dead = adaWith({ dead: true }, { ...lost, piles: digital({ exhausted }) })
    const refused = { because: 'dead', seat: ada }
    const points = { seat: ada, points: 2, reason: '' }
    expect(refusalOf(dead, { type: 'recover-stamina', ...points })).toEqual(refused)
    expect(refusalOf(dead, { type: 'regain-stamina', ...points, slots: [] })).toEqual(refused)
    expect(refusalOf(dead, { type: 'clear-incapacitated', seat: ada })).toEqual(refused)
    const up = { what: 'incapacitated', to: false } as const
    expect(refusalOf(dead, { type: 'correct', seat: ada, correction: up, reason: '' })).toEqual(refused)
  })
})

describe('two breathers', () => {
  it('M11 O37 a breather with Str does not follow another breather either', () => {
    const after = adaWith({ lastMove: 'take-a-breather' })
    expect(refusalOf(after, use('take-a-breather', { attribute: 'str' }))).toMatchObject({ because: 'breather-twice' })
  })

  it('M11 O37 one with Str is FAST, so that another may follow it', () => {
    const spent = { tokens: { exhaustion: 2, harm: 0, wound: 0 }, piles: digital({ exhausted: ['2', '3'] }) }
    const fast = play(adaWith({}, spent), use('take-a-breather', { attribute: 'str' })).state
    expect(play(fast, use('take-a-breather', { attribute: 'dex' })).state.outcomes.at(-1)).toMatchObject({
      move: 'take-a-breather',
      attribute: 'dex'
    })
  })
})
