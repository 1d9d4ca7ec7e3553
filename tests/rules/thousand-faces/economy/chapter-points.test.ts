import { describe, expect, it } from 'vitest'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, type TableView, view } from '#rules/thousand-faces/view'
import { newStory } from '#rules/thousand-faces/economy/model'
import { noLuck, seededLuck } from '../../../support/luck'
import { ada, bo, board, digital, play, playAll, refusalOf, sheet, strOn } from '../../../support/thousand-faces/table'
import { aCharacter, adaWith } from '../characters/builders'
import { storyBoard, shadow } from './story-board'

describe('chapters', () => {
  it('J5 E41 all six are circled, new ones land outside; spent before the Rest they pay', () => {
    const third = play(storyBoard({}, shadow(6)), { type: 'begin-chapter', chapter: 3 }).state
    expect(third.shadow).toMatchObject({ circled: 6, free: 0 })
    const gained = play(third, { type: 'gain-shadow', amount: 2, seat: null, reason: '' }).state
    const spent = play(gained, { type: 'spend-shadow', amount: 6, from: 'circled', reason: '' }).state
    const rested = play(spent, { type: 'offer-rest' }).state
    expect(rested).toMatchObject({ shadow: { circled: 0, free: 2 }, story: { journey: 1, ends: { 3: 'earned' } } })
  })

  it('J6 E41 with one circled point left the Rest forfeits the point, not the Shadow', () => {
    const third = play(storyBoard({}, shadow(6)), { type: 'begin-chapter', chapter: 3 }).state
    const spent = play(third, { type: 'spend-shadow', amount: 5, from: 'circled', reason: '' }).state
    const rested = play(spent, { type: 'rest', seat: ada, keep: [], harmFrom: 'pile', blames: '' }, seededLuck(1)).state
    expect(rested).toMatchObject({ shadow: { circled: 0, free: 1 }, story: { journey: 0, ends: { 3: 'forfeited' } } })
  })

  it('J5 E42 chapter 4 of a nine-hour campaign circles 4 of 7', () => {
    expect(
      play(storyBoard({ length: '9-hour' }, shadow(7)), { type: 'begin-chapter', chapter: 4 }).state.shadow
    ).toMatchObject({ circled: 4, free: 3 })
  })

  it('J3 a chapter pays once all its conditions are met: known ones by themselves, others ticked', () => {
    const second = play(storyBoard({ length: '9-hour' }), { type: 'begin-chapter', chapter: 2 }).state
    expect(refusalOf(second, { type: 'end-chapter', as: 'earned' })).toEqual({
      because: 'conditions-open',
      open: ['shared-goal']
    })
    expect(refusalOf(second, { type: 'write-goal', goal: 'survive' })).toEqual({ because: 'goal-words', words: 1 })
    const shared = play(second, { type: 'write-goal', goal: 'Silence the drowned bells' }).state
    expect(play(shared, { type: 'end-chapter', as: 'earned' }).state.story).toMatchObject({
      journey: 1,
      ends: { 2: 'earned' }
    })
    expect(play(second, { type: 'end-chapter', as: 'skipped' }).state.story).toMatchObject({
      journey: 0,
      ends: { 2: 'skipped' }
    })
  })

  it('J3 chapter 4 knows of the exhibition and of the circle', () => {
    const fourth = play(storyBoard({ length: '9-hour', journey: 1 }, shadow(0)), {
      type: 'begin-chapter',
      chapter: 4
    }).state
    const open = (state: State) =>
      (view(state, { kind: 'gm' }) as GmView).economy.chapters[3]?.conditions.map(each => each.met)
    expect(open(fourth)).toEqual([false, false, true])
    const shown = play(fourth, { type: 'spend-journey', use: 'exhibition', seat: null, what: '' }).state
    expect(open(shown)).toEqual([false, true, true])
    expect(open(play(shown, { type: 'tick-condition', condition: 'learned-and-used', as: 'ticked' }).state)).toEqual([
      true,
      true,
      true
    ])
  })

  it('J3 chapter 5: all answer, or one character goes heroic', () => {
    const state = board(
      [sheet(ada, { character: aCharacter() }), sheet(bo, { character: aCharacter({ dead: true }) })],
      { story: { ...newStory, length: '9-hour', chapter: 5 } }
    )
    expect(refusalOf(state, { type: 'end-chapter', as: 'earned' })).toMatchObject({ because: 'conditions-open' })
    const answered = play(state, { type: 'answer-find', seat: ada, answer: 'stay' }).state
    expect(play(answered, { type: 'end-chapter', as: 'earned' }).state.story.journey).toBe(1)
    const heroic = play(state, { type: 'go-heroic', seat: ada }).state
    expect(play(heroic, { type: 'end-chapter', as: 'earned' }).state.story.journey).toBe(1)
  })

  it('J4 a chapter left open before the next pays nothing; The Hearth closes and opens again', () => {
    const second = playAll(
      storyBoard({}),
      noLuck,
      { type: 'begin-chapter', chapter: 1 },
      { type: 'begin-chapter', chapter: 2 }
    )
    expect(second.story).toMatchObject({ ends: { 1: 'skipped' }, hearth: { available: false } })
    expect(play(second, { type: 'begin-chapter', chapter: 4 }).state.story.hearth.available).toBe(true)
    expect(refusalOf(second, { type: 'begin-chapter', chapter: 5 })).toMatchObject({
      because: 'no-such-chapter',
      most: 4
    })
  })

  it('J7 E44 Book 3 begins without Journey, with all Shadow, and doubles what flips bring', () => {
    const state = adaWith(
      {},
      { ranks: strOn('blade'), piles: digital({ top: ['6'] }) },
      { story: { ...newStory, length: '30-hour', book: 2, journey: 5 }, shadow: { free: 4, circled: 0, factor: 1 } }
    )
    const third = play(state, { type: 'begin-book', book: 3 }).state
    expect(third).toMatchObject({ story: { journey: 0, book: 3 }, shadow: { free: 4, factor: 2 } })
    const flipped = play(third, {
      type: 'use-move',
      seat: ada,
      move: 'defy-danger',
      attribute: 'str',
      advantages: 0,
      versus: null,
      supporters: [],
      item: null,
      load: 'counts',
      slots: []
    }).state
    expect(flipped.shadow.free).toBe(6)
    expect(refusalOf(storyBoard({}), { type: 'begin-book', book: 2 })).toMatchObject({ because: 'no-books' })
  })

  it('J7 into Book 2 Journey goes along', () => {
    expect(
      play(storyBoard({ length: '30-hour', journey: 3 }), { type: 'begin-book', book: 2 }).state.story.journey
    ).toBe(3)
  })

  it('J9 E43 Reveal The Hearth: 3 − 1, and 4 for four Wounds healed', () => {
    const wounded = (seat: typeof ada) => sheet(seat, { tokens: { exhaustion: 0, harm: 0, wound: 2 } })
    const state = board([wounded(ada), wounded(bo)], {
      story: { ...newStory, length: '9-hour', chapter: 8, journey: 3, hearth: { what: 'the song', available: false } }
    })
    const revealed = play(state, { type: 'spend-journey', use: 'reveal-hearth', seat: null, what: '' }).state
    const help = (seat: typeof ada): Command => ({ type: 'seek-help', seat, at: 'hearth', keep: [], forgives: '' })
    expect(playAll(revealed, seededLuck(3), help(ada), help(bo)).story.journey).toBe(6)
  })

  it('J10 the view knows what is still to be had', () => {
    const { pacing } = (
      view(storyBoard({ length: '9-hour', chapter: 3, ends: { 1: 'earned', 2: 'skipped' } }), { kind: 'gm' }) as GmView
    ).economy
    expect(pacing).toMatchObject({ sessions: 3, plan: [3, 5, 8], chaptersEnded: 2, chaptersInBook: 8, journeyAhead: 5 })
  })

  it('J11 the table sees the chapter only when the GM shows it', () => {
    const state = play(storyBoard({}), { type: 'begin-chapter', chapter: 1 }).state
    const chapter = (on: State) => (view(on, { kind: 'table' }) as TableView).chapter
    expect(chapter(state)).toBeNull()
    expect(chapter(play(state, { type: 'show-chapter', as: 'shown' }).state)).toMatchObject({ number: 1 })
  })
})
