import { describe, expect, it } from 'vitest'
import { offersNow } from '#rules/thousand-faces/offers-now'
import type { State } from '#rules/thousand-faces/state'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { type GmView, view } from '#rules/thousand-faces/view'
import { seededLuck } from '../../../support/luck'
import { ada, bo, cy, play, refusalOf } from '../../../support/thousand-faces/table'
import { characterIn } from './builders'
import { two } from './making'

describe('the steps of making a character', () => {
  it('R6 two goals are offered, one taken with 2 locked XP, which the first great risk frees once', () => {
    const offered = play(two(), { type: 'offer-goals', seat: ada, goals: ['Locate a prize', 'Choose a side'] }).state
    expect(refusalOf(offered, { type: 'take-goal', seat: ada, goal: 'Start a grudge' })).toMatchObject({
      because: 'not-offered'
    })
    const taken = play(offered, { type: 'take-goal', seat: ada, goal: 'Choose a side' }).state
    expect([characterIn(taken).fateful?.locked, sheetOf(taken, ada).xp]).toEqual([2, 0])
    const fulfilled = play(taken, { type: 'fulfil-goal', seat: ada }).state
    expect([characterIn(fulfilled).fateful?.locked, sheetOf(fulfilled, ada).xp]).toEqual([0, 2])
    expect(refusalOf(fulfilled, { type: 'fulfil-goal', seat: ada })).toMatchObject({ because: 'goal-fulfilled' })
    expect(
      characterIn(play(two(), { type: 'offer-goals', seat: ada, goals: null }, seededLuck(2)).state).offered
    ).toHaveLength(2)
  })

  it('R3 R10 every step may be done, skipped and opened again', () => {
    const laid = play(two(), {
      type: 'set-ranks',
      seat: ada,
      ranks: { str: 'dragon', dex: 'anvil', int: 'anvil' }
    }).state
    const steps = (state: State) =>
      Object.fromEntries(
        ((view(state, { kind: 'gm' }) as GmView).sheets[0]?.character.steps ?? []).map(each => [each.step, each.state])
      )
    expect(steps(laid)).toMatchObject({ attributes: 'done', pack: 'open' })
    const skipped = play(laid, { type: 'mark-step', seat: ada, step: 'pack', as: 'skipped' }).state
    expect(steps(skipped).pack).toBe('skipped')
    expect(steps(play(skipped, { type: 'mark-step', seat: ada, step: 'pack', as: 'open' }).state).pack).toBe('open')
    const made = play(skipped, { type: 'finish-character', seat: ada }).state
    expect(refusalOf(made, { type: 'finish-character', seat: ada })).toMatchObject({ because: 'created-already' })
  })

  it('R10 steps and characters of several seats are one act, which names no stranger and finishes no character again', () => {
    const also = [{ seat: bo, step: 'items' }] as const
    const skipped = play(two(), { type: 'mark-step', seat: ada, step: 'pack', as: 'skipped', also }).state
    expect(skipped.sheets.map(({ character }) => character.steps)).toEqual([{ pack: 'skipped' }, { items: 'skipped' }])
    const all = play(two(), { type: 'finish-character', seat: ada, also: [bo, ada] }).state
    expect(all.sheets.map(({ character }) => character.created)).toEqual([true, true])
    const made = play(two(), { type: 'finish-character', seat: bo }).state
    expect(refusalOf(made, { type: 'finish-character', seat: ada, also: [bo] })).toMatchObject({
      because: 'created-already',
      seat: bo
    })
    const stranger = { because: 'no-such-seat', seat: cy }
    expect(refusalOf(two(), { type: 'finish-character', seat: ada, also: [cy] })).toEqual(stranger)
    const strange = [{ seat: cy, step: 'pack' }] as const
    expect(refusalOf(two(), { type: 'mark-step', seat: ada, step: 'pack', as: 'open', also: strange })).toEqual(
      stranger
    )
  })

  it('R10 QU5 the question of readiness says what each lacks, and finishes all in one act', () => {
    const asked = (state: State) =>
      offersNow(state, { kind: 'gm' }).find(({ question }) => question.id === 'finish-all')
    const { question, command } = asked(two())!
    expect(question.notes).toMatchObject([
      [{ seat: ada }, expect.stringMatching(/^ lacks 3 more move cards, /)],
      [{ seat: bo }, expect.any(String)],
      [expect.any(String)]
    ])
    const done = play(two(), command({})).state
    expect(done.sheets.map(({ character }) => character.created)).toEqual([true, true])
    expect(asked(done)).toBeUndefined()
  })

  it('R4 R5 questions are asked of all and answered by each', () => {
    const asked = play(two(), { type: 'ask-question', question: 'Whom did you leave behind?' }).state
    expect(refusalOf(asked, { type: 'ask-question', question: 'Whom did you leave behind?' })).toEqual({
      because: 'question-twice'
    })
    const answered = play(asked, {
      type: 'answer-question',
      seat: ada,
      question: 'Whom did you leave behind?',
      answer: 'My twin'
    }).state
    expect(characterIn(answered)).toMatchObject({
      steps: { questions: 'done' },
      answers: { 'Whom did you leave behind?': 'My twin' }
    })
  })

  it('R10 The Hearth is one step for all', () => {
    const state = play(two(), { type: 'write-hearth', what: 'the lighthouse' }).state
    expect(state.sheets.map(({ character }) => character.steps.hearth)).toEqual(['done', 'done'])
  })

  it('R12 the tutorial scene has ranks of its own', () => {
    const ranks = ([1, 2, 3] as const).map(
      preset => sheetOf(play(two(), { type: 'preset-ranks', seat: ada, preset }).state, ada).ranks
    )
    expect(ranks).toEqual([
      { dex: 'crown', str: 'blade', int: 'anvil' },
      { dex: 'blade', str: 'crown', int: 'anvil' },
      { int: 'crown', str: 'blade', dex: 'anvil' }
    ])
  })

  it('R12 temporary ranks leave the six points open, and take no distributed points back', () => {
    const lent = play(two(), { type: 'preset-ranks', seat: ada, preset: 1 }).state
    expect(characterIn(lent).steps.attributes).toBeUndefined()
    const laid = play(two(), {
      type: 'set-ranks',
      seat: ada,
      ranks: { str: 'blade', dex: 'blade', int: 'blade' }
    }).state
    expect(characterIn(play(laid, { type: 'preset-ranks', seat: ada, preset: 3 }).state).steps.attributes).toBe('done')
  })
})
