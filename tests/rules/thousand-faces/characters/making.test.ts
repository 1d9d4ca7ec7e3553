import { describe, expect, it } from 'vitest'
import { plainText } from '#rules/core/log-line'
import { otherUses } from '#rules/thousand-faces/characters/xp-uses'
import { moveOf } from '#rules/thousand-faces/moves/all'
import type { Command, State } from '#rules/thousand-faces/state'
import { joinState, openState } from '#rules/thousand-faces/open'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { type GmView, view } from '#rules/thousand-faces/view'
import { noLuck, seededLuck } from '../../../support/luck'
import { ada, bo, board, play, playAll, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, aMove, characterIn } from './builders'

const two = (): State => board([sheet(ada), sheet(bo)])
const laidOut = (): State => ({
  ...two(),
  workshop: {
    touchstones: [],
    laidOut: [
      'backstab',
      'good-cardio',
      'bum-rush',
      'pick-locks',
      'its-a-trap',
      'use-a-magic-item',
      'channel-the-living-light'
    ],
    freed: [],
    questions: [],
    chosen: []
  }
})
const take = (
  move:
    | 'backstab'
    | 'good-cardio'
    | 'bum-rush'
    | 'pick-locks'
    | 'its-a-trap'
    | 'fury'
    | 'use-a-magic-item'
    | 'channel-the-living-light',
  seat = ada
): Command => ({ type: 'take-move', seat, move })

describe('the name', () => {
  const chairOf = (character: string) => ({ id: ada, player: 'Priya', character, retired: false })
  const nameStep = (state: State) =>
    (view(state, { kind: 'gm' }) as GmView).sheets[0]?.character.steps.find(each => each.step === 'name')?.state

  it('R4 a seat that has a name is not asked for one, however it got it', () => {
    const nameless = openState([chairOf(' ')])
    expect(nameStep(openState([chairOf('Sister Wren')]))).toBe('done')
    expect(nameStep(nameless)).toBe('open')
    expect(nameStep(joinState(nameless, chairOf('Sister Wren')))).toBe('done')
    expect(nameStep(joinState(openState([]), chairOf('Sister Wren')))).toBe('done')
  })
})

describe('touchstones', () => {
  const write = (title: string): Command => ({ type: 'write-touchstone', title, by: ada })
  const circle = (title: string, by: typeof ada | 'gm'): Command => ({ type: 'circle-touchstone', title, by })

  it('R11 each circles one, the GM last, no title twice', () => {
    const listed = playAll(two(), noLuck, write('Moby-Dick'), write('The Odyssey'), write('Jaws'))
    expect(refusalOf(listed, write('jaws'))).toMatchObject({ because: 'title-twice' })
    expect(refusalOf(listed, circle('Jaws', 'gm'))).toEqual({ because: 'gm-circles-last' })
    const circled = playAll(listed, noLuck, circle('Moby-Dick', ada), circle('Jaws', bo))
    expect(refusalOf(circled, circle('The Odyssey', ada))).toEqual({ because: 'one-circle-each' })
    expect(refusalOf(circled, circle('Jaws', 'gm'))).toMatchObject({ because: 'circled-already' })
    const all = play(circled, circle('The Odyssey', 'gm')).state
    expect((view(all, { kind: 'gm' }) as GmView).workshop.circled).toHaveLength(3)
  })
})

describe('move cards', () => {
  it('R1 all A, three B and three C for two players, dealt by luck', () => {
    const state = play(two(), { type: 'lay-out-moves' }, seededLuck(4)).state
    const letters = (view(state, { kind: 'gm' }) as GmView).workshop.laidOut.map(each => each.class)
    expect(['A', 'B', 'C'].map(letter => letters.filter(each => each === letter).length)).toEqual([3, 3, 3])
  })

  it('R2 I15 one A, two B, three in all, no card twice', () => {
    const after = playAll(laidOut(), noLuck, take('backstab'), take('bum-rush'), take('pick-locks'))
    expect(refusalOf(play(laidOut(), take('backstab')).state, take('good-cardio'))).toMatchObject({ because: 'one-a' })
    expect(
      refusalOf(playAll(laidOut(), noLuck, take('bum-rush'), take('pick-locks')), take('its-a-trap'))
    ).toMatchObject({ because: 'two-b' })
    expect(refusalOf(after, take('its-a-trap'))).toMatchObject({ because: 'three-already' })
    expect(refusalOf(after, take('backstab', bo))).toMatchObject({ because: 'move-taken', by: ada })
    expect(refusalOf(after, take('fury'))).toMatchObject({ because: 'not-laid-out' })
    expect(characterIn(after).steps['move-cards']).toBe('done')
    expect(
      play(after, { type: 'put-back-move', seat: ada, move: 'bum-rush' }).state.sheets[0]?.character.moves
    ).toHaveLength(2)
  })

  it('R9 Use a Magic Item brings one of choice, Channel the Living Light its Sigil', () => {
    const lit = play(laidOut(), take('channel-the-living-light')).state
    expect(characterIn(lit).items).toMatchObject([{ magic: { card: 'sigil-of-the-living-light', capacity: 3 } }])
    const owed = play(laidOut(), take('use-a-magic-item')).state
    expect(characterIn(owed).owedMagic).toBe(1)
    const choose = (card: 'of-telepathy' | 'blade-of-echoes'): Command => ({
      type: 'choose-received',
      seat: ada,
      card,
      name: ''
    })
    expect(refusalOf(owed, choose('blade-of-echoes'))).toMatchObject({ because: 'only-with-move' })
    const chosen = play(owed, choose('of-telepathy')).state
    expect(characterIn(chosen)).toMatchObject({ owedMagic: 0, items: [{ magic: { capacity: 2, charges: 2 } }] })
    expect(refusalOf(chosen, choose('of-telepathy'))).toMatchObject({ because: 'nothing-owed' })
  })
})

describe('the rest of it', () => {
  it('R8 I15 two items, one of them magical at most; what a move brought does not count', () => {
    const sword: Command = { type: 'choose-item', seat: ada, item: { sort: 'card', card: 'sword', name: '' } }
    const eye: Command = {
      type: 'choose-item',
      seat: ada,
      item: { sort: 'magic', card: 'of-sensation', name: '', capacity: null }
    }
    const one = play(two(), eye).state
    expect(refusalOf(one, eye)).toMatchObject({ because: 'one-magical' })
    const both = play(one, sword).state
    expect(refusalOf(both, sword)).toMatchObject({ because: 'two-items-already' })
    const received = play(play(laidOut(), take('use-a-magic-item')).state, {
      type: 'choose-received',
      seat: ada,
      card: 'of-telepathy',
      name: ''
    }).state
    expect(characterIn(playAll(received, noLuck, eye, sword)).items).toHaveLength(3)
  })

  it('R8 R9 the magic item that Use a Magic Item brings is none of the two, whether it is received first or last', () => {
    const wants = (state: State): string | null | undefined =>
      (view(state, { kind: 'gm' }) as GmView).sheets[0]?.character.steps.find(each => each.step === 'items')?.wants
    const sword: Command = { type: 'choose-item', seat: ada, item: { sort: 'card', card: 'sword', name: '' } }
    const eye: Command = {
      type: 'choose-item',
      seat: ada,
      item: { sort: 'magic', card: 'of-sensation', name: '', capacity: null }
    }
    const receive: Command = { type: 'choose-received', seat: ada, card: 'of-telepathy', name: '' }
    const owed = play(laidOut(), take('use-a-magic-item')).state
    expect(wants(owed)).toBe('2 more Item cards')
    expect(wants(play(owed, receive).state)).toBe('2 more Item cards')
    expect(wants(playAll(owed, noLuck, receive, sword))).toBe('1 more Item card')
    expect(wants(playAll(owed, noLuck, eye, receive))).toBe('1 more Item card')
    expect(wants(playAll(owed, noLuck, eye))).toBe('1 more Item card')
    expect(wants(playAll(owed, noLuck, receive, eye, sword))).toBeNull()
  })

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

  it('R7 2 Pack to start with, once', () => {
    const packed = play(two(), { type: 'pack-up', seat: ada }).state
    expect(characterIn(packed).pack).toBe(2)
    expect(refusalOf(packed, { type: 'pack-up', seat: ada })).toMatchObject({ because: 'packed-already' })
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

  it('R10 The Hearth is one step for everybody', () => {
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

  it('R12 lent ranks leave the six points to be laid, and take nothing back that was laid', () => {
    const lent = play(two(), { type: 'preset-ranks', seat: ada, preset: 1 }).state
    expect(characterIn(lent).steps.attributes).toBeUndefined()
    const laid = play(two(), {
      type: 'set-ranks',
      seat: ada,
      ranks: { str: 'blade', dex: 'blade', int: 'blade' }
    }).state
    expect(characterIn(play(laid, { type: 'preset-ranks', seat: ada, preset: 3 }).state).steps.attributes).toBe('done')
  })

  it('X5 every use of XP says what it costs and why it cannot be had', () => {
    const uses = (xp: number) =>
      (view(adaWith({ pack: 1, moves: [aMove('slide')] }, { xp }), { kind: 'gm' }) as GmView).sheets[0]?.character
        .xpUses ?? []
    expect(uses(0)).toHaveLength(13)
    expect(uses(0).every(use => use.blocked !== null)).toBe(true)
    expect(
      uses(2)
        .filter(use => use.blocked === null)
        .map(use => use.use)
    ).toEqual(['mercy-flashback', 'good-thing-i-brought', 'tell-tale', 'slide'])
  })

  it.each(['defend', 'suggestive-subtlety'] as const)('X5 %s says what would make it possible', move => {
    const use = otherUses(adaWith({}), sheet(ada, { xp: 2, character: aCharacter() })).find(each => each.use === move)
    const name = moveOf(move).name
    expect(use?.blocked && plainText(use.blocked.message, () => 'Ada')).toBe(`Ada has not made ${name}`)
    expect(use?.blocked && plainText(use.blocked.remedy, () => 'Ada')).toContain(`Make ${name}`)
  })

  it('X5 Mercy Flashback costs 1 XP', () => {
    const state = board([sheet(ada, { xp: 1, character: aCharacter() })])
    expect(sheetOf(play(state, { type: 'mercy-flashback', seat: ada, what: 'rope' }).state, ada).xp).toBe(0)
  })
})
