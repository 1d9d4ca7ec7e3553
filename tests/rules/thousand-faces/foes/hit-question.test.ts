import { describe, expect, it } from 'vitest'
import { type Answers, askedFields, missingAnswer, type OpenQuestion, proposedAnswers } from '#rules/core/question'
import type { SeatId } from '#rules/core/seat'
import type { Foe } from '#rules/thousand-faces/foes/model'
import { offersNow } from '#rules/thousand-faces/offers-now'
import type { Command, State } from '#rules/thousand-faces/state'
import { seededLuck } from '../../../support/luck'
import { ada, board, bo, play, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, aFoe, anItem } from '../characters/builders'

const facing = (foe: Partial<Foe> = {}, changes: Partial<State> = {}): State =>
  board([sheet(ada, { character: aCharacter({ items: [anItem('sword')] }) }), sheet(bo)], {
    foes: [aFoe(foe)],
    made: 1,
    ...changes
  })
const hitOn = (state: State): OpenQuestion<Command, SeatId | null> => {
  const found = offersNow(state, { kind: 'gm' }).find(({ question }) => question.id === `hit-1 ${ada}`)
  if (!found) throw new Error('no question of a hit')
  return found
}
const asked = (state: State, answers: Answers = {}): readonly string[] => {
  const { question } = hitOn(state)
  return askedFields(question, { ...proposedAnswers(question), ...answers }).map(({ key }) => key)
}
const answered = (state: State, answers: Answers): Command => {
  const { question, command } = hitOn(state)
  return command({ ...proposedAnswers(question), ...answers })
}

describe('the question with what a foe is hit', () => {
  it('U3 the attack power is a number that only the table knows, so that none is proposed', () => {
    const state = facing()
    expect(asked(state)).toEqual(['how', 'power'])
    const { question } = hitOn(state)
    expect(missingAnswer(question, proposedAnswers(question))).toBe('Type 1 to 99')
    expect(answered(state, { power: 3 })).toEqual({ type: 'strike-foe', foe: 1, power: 3, by: ada, square: 'keep' })
    expect(play(state, answered(state, { power: 2 })).state.foes[0]?.stamina).toBe(4)
  })

  it('F11 a character who is down strikes with no weapon, but the table can enter a power', () => {
    const state = facing()
    const [hero, ...others] = state.sheets
    const { question } = hitOn({ ...state, sheets: [{ ...hero!, incapacitated: true }, ...others] })
    const how = question.fields.find(({ key }) => key === 'how')
    const blocked = how?.kind === 'one' ? how.choices.filter(each => each.blocked).map(({ key }) => key) : []
    expect(blocked).toEqual(['i1', 'bare'])
  })

  it('U7 a weapon of the character is rolled by the app, with what adds to it and what halves it', () => {
    const state = facing()
    expect(asked(state, { how: 'i1' })).toEqual(['how', 'd4', 'd6', 'plus', 'halved', 'red'])
    expect(answered(state, { how: 'i1', d6: 2, plus: -1, halved: 'halved', red: 1 })).toEqual({
      type: 'attack-foe',
      seat: ada,
      foe: 1,
      weapon: 'i1',
      base: 'roll',
      dice: [6, 6],
      plus: -1,
      halved: 'halved',
      weakness: 'missed',
      square: 'keep',
      red: 1,
      what: '_ Sword'
    })
    expect(answered(state, { how: 'bare' })).toMatchObject({ weapon: null, what: 'bare hands' })
  })

  it('U3 one armour square may take the blow instead, while one is left', () => {
    const state = facing({ squares: 1 })
    expect(asked(state)).toEqual(['how', 'power', 'square'])
    expect(answered(state, { power: 9, square: 'cross-out' })).toMatchObject({ square: 'cross-out' })
    expect(asked(facing({ squares: 1, crossed: 1 }))).not.toContain('square')
  })

  it('M17 a named weak spot is asked only of a rolled blow', () => {
    const state = facing({ weakness: 'The lantern' })
    expect([asked(state).includes('weakness'), asked(state, { how: 'bare' }).includes('weakness')]).toEqual([
      false,
      true
    ])
    expect(answered(state, { how: 'bare', weakness: 'struck' })).toMatchObject({ weakness: 'struck' })
  })

  it('J12 an ally who is free adds a die', () => {
    const state = facing({}, { allies: [{ id: 2, name: 'Yogran', did: null }] })
    expect(asked(state, { how: 'i1' })).toContain('ally')
    expect(asked(state, { how: 'i1', ally: '2' })).toContain('ally-die')
    const command = answered(state, { how: 'i1', ally: '2', 'ally-die': 'd6' })
    expect(command).toMatchObject({ help: { ally: 2, die: 6 } })
    expect(asked(play(state, command, seededLuck(1)).state, { how: 'i1' })).not.toContain('ally')
  })

  it('U6 a red token may be taken off for +1', () => {
    expect(answered(facing({ red: 1 }), { how: 'red' })).toEqual({ type: 'spend-red', foe: 1, seat: ada })
    expect(hitOn(facing()).question.fields[0]).toMatchObject({
      choices: [{ key: 'number' }, { key: 'i1' }, { key: 'bare' }]
    })
  })

  it('U3 a subdued foe is not hit, and the question says so', () => {
    expect(hitOn(facing({ stamina: 0 })).question.blocked?.message).toEqual(['Guard is subdued'])
  })
})
