import { describe, expect, it } from 'vitest'
import {
  type Answers,
  askedAgain,
  askedFields,
  endsFight,
  type Field,
  missingAnswer,
  proposedAnswers,
  type Question,
  staminaLeft,
  toggleChoice,
  xpSpent
} from '#rules/core/question'
import { seatId } from '../../support/sheets'

const choices = ['one', 'two', 'three'].map(key => ({ key, title: [key] }))
const pay: Field = {
  kind: 'one',
  key: 'pay',
  label: ['Pay'],
  choices: [
    { key: 'xp', title: ['Pay 2 XP'], xp: 2 },
    { key: 'nothing', title: ['Do not pay'] }
  ],
  chosen: null
}
const picks: Field = {
  kind: 'several',
  key: 'picks',
  label: ['Options'],
  choices,
  least: 2,
  most: 2,
  chosen: [],
  when: { field: 'pay', is: ['xp'] }
}
const dice: Field = { kind: 'number', key: 'dice', label: ['The die'], least: 1, most: 10, value: null }
const ask = (fields: readonly Field[], more: Partial<Question> = {}): Question => ({
  id: 'test 1',
  seat: seatId(1),
  decides: 'player',
  title: 'A test',
  asks: ['What now?'],
  rule: 'QU1',
  fields,
  commit: 'Do it',
  ...more
})
const missing = (question: Question, answers: Answers = {}): string | null =>
  missingAnswer(question, { ...proposedAnswers(question), ...answers })

describe('a question', () => {
  it('QU1 a question that proposes what holds is answered by a change, and a choice that is left out may ask once more', () => {
    const now: Field = { ...picks, least: 0, chosen: ['one', 'two'], when: [] }
    const asks = choices.map(each => ({ ...each, asksWithout: `Not ${each.key}` }))
    const question = ask([{ ...now, choices: asks } as Field], { changes: true })
    expect(missing(question)).toBe('Change something')
    expect(missing(question, { picks: ['two', 'one'] })).toBe('Change something')
    expect(missing(question, { picks: ['one', 'three'] })).toBeNull()
    expect(askedAgain(question, proposedAnswers(question))).toBeNull()
    expect(askedAgain(question, { picks: ['three', 'one'] })).toBe('Not two')
    expect(askedAgain(question, { picks: [] })).toBe('Not one. Not two')
  })

  it('Q10 numbers that share a limit are not committed beyond it', () => {
    const fields = ['coat', 'kettle'].map((key): Field => ({
      kind: 'number',
      key,
      label: [key],
      least: 0,
      most: 2,
      value: 1
    }))
    const question = ask(fields, { limit: { fields: ['coat', 'kettle'], most: 2, says: 'The Pack mends 2 at most' } })
    expect([missing(question), missing(question, { kettle: 2 }), missing(question, { coat: 0, kettle: 2 })]).toEqual([
      null,
      'The Pack mends 2 at most',
      null
    ])
  })

  it('QU1 asks a field only where the field that it depends on is answered so', () => {
    expect(askedFields(ask([pay, picks]), { pay: 'nothing' }).map(({ key }) => key)).toEqual(['pay'])
    expect(askedFields(ask([pay, picks]), { pay: 'xp' }).map(({ key }) => key)).toEqual(['pay', 'picks'])
  })

  it('QU1 says what is still missing, and nothing once all that is asked is answered', () => {
    expect(missing(ask([pay, picks]))).toBe('Choose one')
    expect(missing(ask([pay, picks]), { pay: 'xp', picks: ['one'] })).toBe('Choose 1 more')
    expect(missing(ask([pay, picks]), { pay: 'xp', picks: [] })).toBe('Choose 2')
    expect(missing(ask([pay, picks]), { pay: 'xp', picks: ['one', 'two'] })).toBeNull()
    expect(missing(ask([pay, picks]), { pay: 'nothing' })).toBeNull()
  })

  it('QU1 takes no choice that is blocked, and no number beyond its bounds', () => {
    const blocked = {
      ...pay,
      choices: pay.kind === 'one' ? [{ ...pay.choices[0]!, blocked: { message: [], remedy: [] } }] : []
    }
    expect(missing(ask([blocked as Field]), { pay: 'xp' })).toBe('Choose one')
    expect(missing(ask([dice]))).toBe('Type 1 to 10')
    expect(missing(ask([dice]), { dice: 11 })).toBe('Type 1 to 10')
    expect(missing(ask([dice]), { dice: 10 })).toBeNull()
  })

  it('M10 one choice too many takes the place of the oldest; the same twice only where the card says so', () => {
    const field = picks as Extract<Field, { kind: 'several' }>
    expect(toggleChoice(field, ['one', 'two'], 'three')).toEqual(['two', 'three'])
    expect(toggleChoice(field, ['one', 'two'], 'one')).toEqual(['two'])
    expect(toggleChoice({ ...field, repeats: true }, ['one'], 'one')).toEqual(['one', 'one'])
    expect(toggleChoice({ ...field, repeats: true }, ['one', 'one'], 'one')).toEqual([])
  })

  it('FU12 the Stamina that is left counts the price that is chosen, less a point for each slot', () => {
    const price: Field = { kind: 'one', key: 'price', label: ['Price'], choices, chosen: 'one' }
    const expense = { stamina: 3, points: 0, byChoice: { field: 'price', points: { one: 2, two: 3 } }, slots: 'slots' }
    const question = ask([price], { expense })
    expect(staminaLeft(question, { price: 'one', slots: [] })).toBe(1)
    expect(staminaLeft(question, { price: 'two', slots: ['a', 'b'] })).toBe(2)
    expect(endsFight(question, { price: 'two', slots: [] })).toBe(true)
    expect(endsFight(question, { price: 'two', slots: ['a'] })).toBe(false)
  })

  it('QU3 a fatal choice ends the fight, and XP are counted, only where they are chosen', () => {
    const field: Field = {
      ...pay,
      choices: [...choices, { key: 'end', title: ['End'], isFatal: true as const }]
    } as Field
    expect([endsFight(ask([field]), { pay: 'end' }), endsFight(ask([field]), { pay: 'one' })]).toEqual([true, false])
    expect([xpSpent(ask([pay]), { pay: 'xp' }), xpSpent(ask([pay]), { pay: 'nothing' })]).toEqual([2, 0])
  })
})
