import { describe, expect, it } from 'vitest'
import {
  type Answers,
  askedFields,
  commitWords,
  missingAnswer,
  type OpenQuestion,
  proposedAnswers
} from '#rules/core/question'
import type { SeatId } from '#rules/core/seat'
import type { Foe } from '#rules/thousand-faces/foes/model'
import { offersNow } from '#rules/thousand-faces/offers-now'
import { openQuestions } from '#rules/thousand-faces/open-questions'
import type { Command, State } from '#rules/thousand-faces/state'
import { scriptedLuck, seededLuck } from '../../../support/luck'
import { ada, board, bo, play, sheet } from '../../../support/thousand-faces/table'
import { aFoe } from '../characters/builders'

const facing = (foes: readonly Foe[] = [], changes: Partial<State> = {}): State =>
  board([sheet(ada), sheet(bo)], { foes: [...foes], ...changes })
const strikeOn = (state: State): OpenQuestion<Command, SeatId | null> => {
  const found = offersNow(state, { kind: 'gm' }).find(({ question }) => question.id === `strike ${ada}`)
  if (!found) throw new Error('no question of a blow')
  return found
}
const answered = (state: State, answers: Answers = {}): Command => {
  const { question, command } = strikeOn(state)
  return command({ ...proposedAnswers(question), ...answers })
}
const asked = (state: State, answers: Answers = {}): readonly string[] => {
  const { question } = strikeOn(state)
  return askedFields(question, { ...proposedAnswers(question), ...answers }).map(({ key }) => key)
}
const guard = (id: number, more: Partial<Foe> = {}): Foe => aFoe({ id, name: `Guard ${id}`, ...more })

describe('the question who strikes, and how hard', () => {
  it('N2 without foes one d6 is proposed, and its answer opens an attack', () => {
    const state = facing()
    expect(missingAnswer(strikeOn(state).question, proposedAnswers(strikeOn(state).question))).toBeNull()
    expect(answered(state, { from: ' the wave ' })).toEqual({
      type: 'open-attack',
      seat: ada,
      power: { by: 'dice', throw: { dice: [6], plus: 0, halved: 'whole' } },
      exertion: 'physical',
      from: 'the wave'
    })
    expect(asked(state)).toEqual(['power', 'exertion', 'from', 'dice', 'plus', 'halved'])
  })

  it('N2 several dice, an addition and a half are in the command', () => {
    expect(answered(facing(), { power: 'd10', dice: 3, plus: -2, halved: 'halved' })).toMatchObject({
      power: { by: 'dice', throw: { dice: [10, 10, 10], plus: -2, halved: 'halved' } }
    })
  })

  it('N2 the power may be a number, which is asked only then', () => {
    expect(asked(facing(), { power: 'number' })).toEqual(['power', 'number', 'exertion', 'from'])
    expect(answered(facing(), { power: 'number', number: 7 })).toMatchObject({ power: { by: 'number', number: 7 } })
  })

  it('N8 the kind of exhaustion is chosen, because it decides which slots take it', () => {
    expect(answered(facing(), { exertion: 'mental' })).toMatchObject({ exertion: 'mental' })
  })

  it('N1 FU8 the answer opens an attack, and the question of the blow asks how it is taken', () => {
    const state = facing()
    const struck = play(state, answered(state, { power: 'number', number: 3, from: 'a hook' }), seededLuck(1)).state
    expect(struck.attacks).toMatchObject([{ seat: ada, power: 3, from: 'a hook' }])
    expect(openQuestions(struck, { kind: 'gm' }).map(({ question }) => question.rule)).toEqual(['FU8'])
  })

  it('N2 WHO2 no player and no screen of the table is asked', () => {
    const state: State = { ...facing(), phoneFlips: { everybody: true, except: [] } }
    for (const audience of [{ kind: 'seat', seat: ada }, { kind: 'table' }] as const)
      expect(offersNow(state, audience).filter(({ question }) => question.id.startsWith('strike '))).toEqual([])
  })
})

describe('foes in the question who strikes', () => {
  const engaged = { engaged: ada }

  it('N2 the button says which die is rolled: that of the foe who leads', () => {
    const foes = [guard(1, { ...engaged, power: 'd10' }), guard(2, engaged)]
    const says = (state: State, answers: Answers = {}) => {
      const { question } = strikeOn(state)
      return commitWords(question, { ...proposedAnswers(question), ...answers })
    }
    expect(says(facing())).toEqual(['Roll d6'])
    expect(says(facing(), { power: 'number' })).toEqual(['Strike ', { seat: ada }])
    expect(says(facing(foes))).toEqual(['Roll d10'])
    expect(says(facing(foes), { foes: ['2', '1'] })).toEqual(['Roll d4'])
    expect(says(facing(foes), { die: 'typed' })).toEqual(['Strike ', { seat: ada }])
    expect(says(facing(foes), { who: 'none', power: 'd4' })).toEqual(['Roll d4'])
    expect(says(facing(foes.slice(1)))).toEqual(['Roll d4'])
    expect(says(facing(foes.slice(1)), { who: 'none' })).toEqual(['Roll d6'])
  })

  it('U8 the foes engaged with the character are proposed together, and the first one leads', () => {
    const state = facing([guard(1), guard(2, engaged), guard(3, engaged)])
    expect(answered(state)).toEqual({ type: 'foes-attack', foes: [2, 3], seat: ada, die: 'roll' })
    expect(answered(state, { foes: ['3', '1'] })).toMatchObject({ foes: [3, 1] })
    expect(play(state, answered(state), scriptedLuck(3)).state.attacks).toMatchObject([
      { seat: ada, power: 5, sum: 'd4 → 4, +1' }
    ])
  })

  it('U8 one foe is one choice, and its die may be real or none', () => {
    const state = facing([guard(4, engaged)])
    expect(asked(state)).toEqual(['who', 'die'])
    expect(strikeOn(state).question.fields[0]).toMatchObject({ choices: [{ title: ['Guard 4, d4'] }, { key: 'none' }] })
    expect(asked(state, { die: 'typed' })).toEqual(['who', 'die', 'shows'])
    expect(answered(state, { die: 'typed', shows: 2 })).toMatchObject({ foes: [4], die: 2 })
    expect(answered(state, { die: 'none' })).toMatchObject({ foes: [4], die: 'none' })
  })

  it('N2 beside foes something else may strike', () => {
    const state = facing([guard(1, engaged), guard(2)])
    expect(answered(state, { who: 'none' })).toMatchObject({ type: 'open-attack', seat: ada })
    expect(asked(state, { who: 'none' })).toEqual(['who', 'power', 'exertion', 'from', 'dice', 'plus', 'halved'])
  })

  it('N2 without an engaged foe one that stands and has not struck is proposed, else something else', () => {
    const foes = [guard(1, { stamina: 0 }), guard(2), guard(3)]
    const struck = (...ids: readonly number[]): Partial<State> => ({
      round: { number: 1, acted: [], foes: [...ids], answering: null, seen: true, since: 0 }
    })
    const proposed = (changes: Partial<State>) => proposedAnswers(strikeOn(facing(foes, changes)).question)
    expect(proposed({})).toMatchObject({ who: 'foes', foes: ['2'] })
    expect(proposed(struck(2))).toMatchObject({ who: 'foes', foes: ['3'] })
    expect(proposed(struck(2, 3))).toMatchObject({ who: 'none', foes: [] })
  })

  it('U8 an attack of foes needs a chosen foe, and only foes that stand are choices', () => {
    const { question } = strikeOn(facing([guard(1), guard(2), guard(3, { stamina: 0 })]))
    const none = { ...proposedAnswers(question), who: 'foes', foes: [] }
    expect(missingAnswer(question, none)).toBe('Choose 1')
    expect(question.fields[1]).toMatchObject({ choices: [{ key: '1' }, { key: '2' }] })
  })

  it('RO5 a foe that has struck in the round is not proposed, and the choice says so', () => {
    const round = { number: 1, acted: [], foes: [1], answering: null, seen: true, since: 0 }
    const state = facing([guard(1, engaged), guard(2, engaged)], { round } as Partial<State>)
    const { question } = strikeOn(state)
    expect(proposedAnswers(question)).toMatchObject({ who: 'foes', foes: ['2'] })
    expect(question.fields[1]).toMatchObject({ choices: [{ lines: [['has struck']] }, { key: '2' }] })
  })
})
