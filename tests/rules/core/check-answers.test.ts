import { describe, expect, it } from 'vitest'
import type { Answers, Field, Question } from '#rules/core/question'
import { say } from '#rules/core/refusal'
import { longestWords, checkAnswers } from '#rules/core/check-answers'
import { seatId } from '../../support/sheets'

const closed = { ...say('The gate is shut', 'Open it first'), rule: 'Q7' }
const choices = [
  { key: 'gate', title: ['Gate'], blocked: closed },
  ...['roof', 'cellar'].map(key => ({ key, title: [key] }))
]
const way: Field = { kind: 'one', key: 'way', label: ['The way'], choices, chosen: null }
const ways: Field = { kind: 'several', key: 'ways', label: ['Ways'], choices, least: 1, most: 2, chosen: ['roof'] }
const words: Field = { kind: 'text', key: 'words', label: ['Words'], hint: 'Softly' }
const count = (key: string): Field => ({ kind: 'number', key, label: [key], least: 0, most: 2, value: 1 })

const ask = (fields: readonly Field[], more: Partial<Question> = {}): Question => ({
  id: 'test 1',
  seat: seatId(1),
  decides: 'player',
  title: 'A test',
  asks: ['What now?'],
  rule: 'M10',
  fields,
  commit: 'Do it',
  ...more
})

/** The words of a refusal, and its rule. */
const refusal = (question: Question, answers: Answers): readonly string[] => {
  const taken = checkAnswers(question, answers)
  if (taken.ok) throw new Error(`taken: ${JSON.stringify(taken.value)}`)
  const { explanation, rule } = taken.error
  return [explanation.message.join(''), explanation.remedy.join(''), rule]
}

describe('the answers that a question takes', () => {
  it('QU1 what is not answered keeps its proposal', () => {
    const taken = checkAnswers(ask([way, ways, words]), { way: 'roof' })
    expect(taken).toEqual({ ok: true, value: { way: 'roof', ways: ['roof'], words: '' } })
  })

  it('QU1 an optional field takes no choice, and no other field does', () => {
    expect(checkAnswers(ask([{ ...way, optional: true } as Field]), { way: '' }).ok).toBe(true)
    expect(refusal(ask([way]), {})).toEqual(['The way: no choice is made', 'Choose one', 'QU1'])
  })

  it('Q7 QU1 a blocked choice is refused by its own rule, alone and among several', () => {
    const why = ['The gate is shut', 'Open it first', 'Q7']
    expect(refusal(ask([way]), { way: 'gate' })).toEqual(why)
    expect(refusal(ask([ways]), { ways: ['roof', 'gate'] })).toEqual(why)
  })

  it('QU1 a choice is taken twice only where it may be', () => {
    expect(refusal(ask([ways]), { ways: ['roof', 'roof'] })[0]).toBe('Ways: one choice is made twice')
    expect(checkAnswers(ask([{ ...ways, repeats: true } as Field]), { ways: ['roof', 'roof'] }).ok).toBe(true)
  })

  it('QU1 words have the limit of their field, or that of all fields', () => {
    const long = 'w'.repeat(longestWords)
    expect(checkAnswers(ask([words]), { words: long }).ok).toBe(true)
    expect(refusal(ask([words]), { words: `${long}w` })[1]).toBe('Shorten it by 1')
    expect(refusal(ask([{ ...words, most: 4 } as Field]), { words: 'Loudly' })).toEqual([
      'Words: 4 characters at most, and these are 6',
      'Shorten it by 2',
      'QU1'
    ])
    expect(refusal(ask([{ ...words, needed: true } as Field]), { words: ' ' })[0]).toBe('Words: no words are there')
  })

  it('Q10 QU1 numbers that share a limit are refused beyond it', () => {
    const limit = { fields: ['coat', 'kettle'], most: 3, says: 'The Pack mends 3 at most' }
    const question = ask([count('coat'), count('kettle')], { limit })
    expect(checkAnswers(question, { coat: 2 }).ok).toBe(true)
    expect(refusal(question, { coat: 2, kettle: 2 })[0]).toBe('The Pack mends 3 at most')
  })

  it('QU1 an answer to a field that is not asked is left out, however wrong it is', () => {
    const question = ask([{ ...way, chosen: 'roof' } as Field, { ...words, when: { field: 'way', is: ['cellar'] } }])
    expect(checkAnswers(question, { words: ['wrong'] })).toEqual({ ok: true, value: { way: 'roof', words: '' } })
  })

  it('QU5 a question that cannot be answered now says why', () => {
    const blocked = say('No card is exhausted', 'Nothing has to come back')
    expect(refusal(ask([], { blocked }), {})).toEqual(['No card is exhausted', 'Nothing has to come back', 'M10'])
  })
})
