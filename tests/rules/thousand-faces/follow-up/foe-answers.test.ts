import { describe, expect, it } from 'vitest'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import { commitWords, proposedAnswers } from '#rules/core/question'
import { partsOf } from '#rules/thousand-faces/question-kinds'
import { type GmView, view } from '#rules/thousand-faces/view'
import { scriptedLuck } from '../../../support/luck'
import { ada, bo, digital, play, refusalOf, strOn } from '../../../support/thousand-faces/table'
import { aFoe, settle, use } from '../characters/builders'
import { facing } from './facing'
import { answer, apply, flipped, id, opened, roll } from './following'

describe('the follow-up of an attack', () => {
  it('FU5 the foe answers the character who made the move, and the follow-up is over', () => {
    const state = flipped(facing(2))
    const rolled = play(state, roll(state, { power: 1 })).state
    const struck = play(rolled, apply(rolled)).state
    const { state: after } = play(struck, answer(struck))
    expect(after.attacks).toMatchObject([{ seat: ada, power: 3 }])
    expect(after.followUps).toEqual([])
    expect(opened(struck).targets.map(({ seat }) => seat)).toEqual([ada, bo])
    expect(play(struck, answer(struck, { seat: bo, die: 'roll' }), scriptedLuck(1)).state.attacks[0]).toMatchObject({
      seat: bo,
      power: 2
    })
  })

  it('FU5 the button says which foe strikes whom', () => {
    const says = (foes?: Parameters<typeof facing>[1]): readonly string[] => {
      const state = flipped(foes ? facing(2, foes) : facing(2))
      const rolled = play(state, roll(state, { power: 1 })).state
      const struck = play(rolled, apply(rolled)).state
      const asked = (view(struck, { kind: 'gm' }) as GmView).questions.find(each => partsOf(each.id).kind === 'answer')!
      const answers = proposedAnswers(asked)
      const name = (part: unknown): string => (typeof part === 'string' ? part : 'Ada')
      return [commitWords(asked, answers).map(name).join(''), commitWords(asked, { ...answers, target: 'none' }).join()]
    }
    expect(says([aFoe({ name: 'Toll thug', engaged: ada })])).toEqual(['Toll thug strikes Ada', 'No answer'])
    expect(says([aFoe({ engaged: ada }), aFoe({ id: 2, name: 'Brute', engaged: ada })])[0]).toBe('The foes strike Ada')
  })

  it('FU5 U10 a hidden foe that is struck and answers is nameless to all but the GM', () => {
    const state = flipped(facing(2, [aFoe({ name: 'Zq0z', weakness: 'Zq1z', note: 'Zq2z', engaged: ada })]))
    const rolled = play(state, roll(state), scriptedLuck(0))
    const struck = play(rolled.state, apply(rolled.state))
    const answered = play(struck.state, answer(struck.state, { die: 'roll' }), scriptedLuck(0))
    for (const audience of [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: ada }] as const)
      for (const { state: seen, events } of [rolled, struck, answered])
        expect(JSON.stringify([view(seen, audience), events.map(event => lineFor(event, audience))])).not.toMatch(/Zq/)
    expect(JSON.stringify(view(answered.state, { kind: 'gm' }))).toContain('Zq0z')
  })

  it('FU5 a foe that is subdued does not answer; one who fights the same character does', () => {
    const alone = flipped(facing(2))
    const rolled = play(alone, roll(alone, { power: 9 })).state
    expect(play(rolled, apply(rolled)).state.followUps).toEqual([])
    const gang = flipped(facing(2, [aFoe(), aFoe({ id: 2, name: 'Brute', engaged: ada })]))
    const heavy = play(gang, roll(gang, { power: 9 })).state
    expect(opened(play(heavy, apply(heavy)).state)).toMatchObject({ step: 'answer', foes: [{ name: 'Brute' }] })
  })

  it('FU5 no incapacitated character strikes, and no foe answers what asks for no answer', () => {
    const state = flipped(facing(0))
    const down = {
      ...state,
      sheets: state.sheets.map(each => (each.seat === bo ? { ...each, incapacitated: true } : each))
    }
    expect(refusalOf(down, answer(down, { seat: bo }))).toEqual({ because: 'incapacitated', seat: bo })
    expect(opened(down).targets.at(-1)).toMatchObject({ seat: bo, down: true })
    const ready = flipped(facing(3))
    const avoided = play(ready, settle(ready, { picks: [0] })).state
    const two = { ...avoided, followUps: avoided.followUps.map(each => ({ ...each, hits: [] })) }
    expect(refusalOf(two, answer(two))).toEqual({ because: 'no-answer-due', seat: ada })
    expect(refusalOf(two, { ...roll(two) })).toEqual({ because: 'no-blow-left', seat: ada })
  })

  it('FU6 the answer to a cross pays the GM move that was owed for it', () => {
    const state = flipped(facing(0))
    expect([state.gmMovesOwed.length, opened(state)]).toMatchObject([1, { step: 'answer', owed: true }])
    expect(play(state, answer(state)).state.gmMovesOwed).toEqual([])
    expect(play(state, { type: 'close-follow-up', followUp: id(state) }).state.gmMovesOwed).toHaveLength(1)
  })

  it('FU6 of two crosses the newer may be answered first: its own GM move is paid, the older one still waits', () => {
    const table = facing(0, [aFoe({ engaged: ada }), aFoe({ id: 2, engaged: bo })])
    const cross = { ranks: strOn('anvil'), piles: digital({ top: ['12'] }) }
    const both = { ...table, sheets: table.sheets.map(each => (each.seat === bo ? { ...each, ...cross } : each)) }
    const state = play(flipped(both), use('mix-it-up', { seat: bo, attribute: 'str' }), scriptedLuck()).state
    const [older, newer] = state.followUps
    expect([state.gmMovesOwed, older, newer]).toMatchObject([
      [{ seat: ada }, { seat: bo }],
      { seat: ada },
      { seat: bo }
    ])
    const after = play(state, answer(state, { followUp: newer!.id, foes: [2], seat: bo })).state
    expect(after.gmMovesOwed).toEqual([{ flip: older!.flip, seat: ada }])
    expect(after.followUps).toEqual([older])
    expect(play(after, answer(after)).state).toMatchObject({ gmMovesOwed: [], followUps: [] })
  })

  it('FU6 a cross that is paid with another GM move is not answered any more', () => {
    const state = flipped(facing(0))
    const paid = play(state, { type: 'play-gm-move', kind: 'escalate', what: '' }).state
    expect([paid.followUps, paid.gmMovesOwed]).toEqual([[], []])
  })

  it('FU7 a flashback before the power is rolled begins it anew', () => {
    const state = flipped(facing(2))
    const second = play(state, { type: 'flashback', seat: ada }, scriptedLuck()).state
    expect(second.followUps).toEqual([])
    const kept = play(second, { type: 'settle-flashback' }, scriptedLuck()).state
    expect(opened(kept)).toMatchObject({ result: 0, step: 'answer' })
  })

  it('FU7 foes that go are no longer struck', () => {
    const state = flipped(facing(2, [aFoe(), aFoe({ id: 2 })]))
    const rolled = play(state, roll(state, { power: 2 })).state
    expect(opened(play(rolled, { type: 'remove-foe', foe: 1 }).state)).toMatchObject({ step: 'foe', rolled: null })
    expect(play(rolled, { type: 'clear-foes' }).state.followUps).toEqual([])
  })
})
