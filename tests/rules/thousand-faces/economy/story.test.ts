import { describe, expect, it } from 'vitest'
import { plainText } from '#rules/core/log-line'
import { describe as describeEvent } from '#rules/thousand-faces/slices'
import { newStory } from '#rules/thousand-faces/economy/model'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, type TableView, view } from '#rules/thousand-faces/view'
import { noLuck, seededLuck } from '../../../support/luck'
import { ada, bo, board, digital, play, playAll, refusalOf, sheet, strOn } from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, aMove } from '../characters/builders'

const shadow = (free: number, circled = 0): Partial<State> => ({ shadow: { free, circled, factor: 1 } })
const told = (story: Partial<typeof newStory>, changes: Partial<State> = {}): State =>
  adaWith({}, {}, { story: { ...newStory, ...story }, ...changes })
const buy = (use: 'disadvantage' | 'trap' | 'strike-first' | 'foe-d6', count: number, seat: typeof ada | null = null): Command => ({
  type: 'buy-with-shadow', use, count, from: 'free', seat, what: 'fog'
}) // prettier-ignore

describe('Shadow', () => {
  it('Z1 Z3 E40 a disadvantage, a trap of three, and then no d6', () => {
    const fog = play(adaWith({}, {}, shadow(5)), buy('disadvantage', 1)).state
    expect([fog.shadow.free, fog.story.disadvantages]).toMatchObject([4, [{ what: 'fog', levels: 1 }]])
    const sprung = play(fog, buy('trap', 3, ada)).state
    expect([sprung.shadow.free, sprung.attacks]).toMatchObject([1, [{ power: 3, seat: ada }]])
    const foe = play(sprung, {
      type: 'add-foes',
      name: 'G',
      kind: 'guard',
      stamina: 6,
      power: 'd4',
      squares: 0,
      note: '',
      count: 1
    }).state
    const id = foe.foes[0]?.id ?? 0
    expect(refusalOf(foe, { type: 'upgrade-foe', foe: id, use: 'foe-d6', from: 'circled', note: '' })).toMatchObject({
      because: 'not-enough-shadow',
      needs: 2
    })
    expect(foe.story.disadvantages).toHaveLength(1)
  })

  it('Z3 O42 a disadvantage stands until its circumstance is over', () => {
    const fog = play(adaWith({}, {}, shadow(2)), buy('disadvantage', 2)).state
    const disadvantage = fog.story.disadvantages[0]?.id ?? 0
    expect(play(fog, { type: 'end-disadvantage', disadvantage }).state.story.disadvantages).toEqual([])
    expect(refusalOf(fog, { type: 'end-disadvantage', disadvantage: 7 })).toEqual({ because: 'no-such-disadvantage' })
  })

  it('Z1 what belongs to a foe is bought on the tracker', () => {
    expect(refusalOf(adaWith({}, {}, shadow(9)), buy('foe-d6', 1))).toEqual({ because: 'buy-for-a-foe' })
  })

  it('Z4 O31 offers say why they are out of reach', () => {
    const offers = (view(adaWith({}, {}, shadow(1)), { kind: 'gm' }) as GmView).economy.shadowOffers
    expect(offers.filter(offer => offer.blocked === null).map(offer => offer.cost)).toEqual([1, 1, 1, 1, 1, 1, 1])
  })

  it('Z5 a GM move of the palette pays one that is owed', () => {
    const owed = adaWith(
      {},
      {},
      { gmMovesOwed: [{ flip: 1, seat: ada }], flips: { count: 1, by: null, settled: null } }
    )
    expect(play(owed, { type: 'play-gm-move', kind: 'separate', what: '' }).state.gmMovesOwed).toEqual([])
    expect(play(adaWith({}), { type: 'play-gm-move', kind: 'offer', what: '' }).events).toHaveLength(1)
  })

  it('Z5 LOG3 an owed GM move is one line; what it was in the story, only the GM reads', () => {
    const owed = adaWith(
      {},
      {},
      { gmMovesOwed: [{ flip: 1, seat: ada }], flips: { count: 1, by: null, settled: null } }
    )
    const told = (what: string, kind: 'gm' | 'table') =>
      play(owed, { type: 'play-gm-move', kind: 'separate', what }).events.flatMap(event => {
        const said = describeEvent(event, { kind })
        return said ? [plainText(said.parts, seat => seat)] : []
      })
    expect(told('the stair falls', 'gm')).toEqual(['The GM makes a move, Separate them: the stair falls'])
    expect(told('', 'gm')).toEqual(['The GM makes a move: Separate them'])
    expect(told('the stair falls', 'table')).toEqual(['The GM makes a move'])
  })
})

describe('chapters', () => {
  it('J5 E41 all six are circled, new ones land outside; spent before the Rest they pay', () => {
    const third = play(told({}, shadow(6)), { type: 'begin-chapter', chapter: 3 }).state
    expect(third.shadow).toMatchObject({ circled: 6, free: 0 })
    const gained = play(third, { type: 'gain-shadow', amount: 2, seat: null, reason: '' }).state
    const spent = play(gained, { type: 'spend-shadow', amount: 6, from: 'circled', reason: '' }).state
    const rested = play(spent, { type: 'offer-rest' }).state
    expect(rested).toMatchObject({ shadow: { circled: 0, free: 2 }, story: { journey: 1, ends: { 3: 'earned' } } })
  })

  it('J6 E41 with one circled point left the Rest forfeits the point, not the Shadow', () => {
    const third = play(told({}, shadow(6)), { type: 'begin-chapter', chapter: 3 }).state
    const spent = play(third, { type: 'spend-shadow', amount: 5, from: 'circled', reason: '' }).state
    const rested = play(spent, { type: 'rest', seat: ada, keep: [], harmFrom: 'pile', blames: '' }, seededLuck(1)).state
    expect(rested).toMatchObject({ shadow: { circled: 0, free: 1 }, story: { journey: 0, ends: { 3: 'forfeited' } } })
  })

  it('J5 E42 chapter 4 of a nine-hour campaign circles 4 of 7', () => {
    expect(
      play(told({ length: '9-hour' }, shadow(7)), { type: 'begin-chapter', chapter: 4 }).state.shadow
    ).toMatchObject({ circled: 4, free: 3 })
  })

  it('J3 a chapter pays once all its conditions are met: known ones by themselves, others ticked', () => {
    const second = play(told({ length: '9-hour' }), { type: 'begin-chapter', chapter: 2 }).state
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
    const fourth = play(told({ length: '9-hour', journey: 1 }, shadow(0)), { type: 'begin-chapter', chapter: 4 }).state
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

  it('J3 chapter 5: everybody answers, or somebody goes heroic', () => {
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
      told({}),
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
    expect(refusalOf(told({}), { type: 'begin-book', book: 2 })).toMatchObject({ because: 'no-books' })
  })

  it('J7 into Book 2 Journey goes along', () => {
    expect(play(told({ length: '30-hour', journey: 3 }), { type: 'begin-book', book: 2 }).state.story.journey).toBe(3)
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
      view(told({ length: '9-hour', chapter: 3, ends: { 1: 'earned', 2: 'skipped' } }), { kind: 'gm' }) as GmView
    ).economy
    expect(pacing).toMatchObject({ sessions: 3, plan: [3, 5, 8], chaptersEnded: 2, chaptersInBook: 8, journeyAhead: 5 })
  })

  it('J11 the table sees the chapter only when the GM shows it', () => {
    const state = play(told({}), { type: 'begin-chapter', chapter: 1 }).state
    const chapter = (on: State) => (view(on, { kind: 'table' }) as TableView).chapter
    expect(chapter(state)).toBeNull()
    expect(chapter(play(state, { type: 'show-chapter', as: 'shown' }).state)).toMatchObject({ number: 1 })
  })
})

describe('Journey points', () => {
  it('J8 one for each use; not without one', () => {
    expect(refusalOf(told({}), { type: 'spend-journey', use: 'spark', seat: null, what: '' })).toEqual({
      because: 'not-enough-journey',
      has: 0
    })
    expect(
      play(told({ journey: 1 }), { type: 'spend-journey', use: 'arrival', seat: null, what: '' }).state.story.journey
    ).toBe(0)
    expect(play(told({}), { type: 'correct-journey', to: 4, reason: '' }).state.story.journey).toBe(4)
  })

  it('J8 a dead character returns for one, and in no other way', () => {
    const state = adaWith({ dead: true }, { incapacitated: true }, { story: { ...newStory, journey: 1 } })
    const alive = play(state, { type: 'spend-journey', use: 'back-to-life', seat: ada, what: '' }).state
    expect(sheetOf(alive, ada)).toMatchObject({ incapacitated: false, character: { dead: false } })
    expect(
      refusalOf(told({ journey: 1 }), { type: 'spend-journey', use: 'back-to-life', seat: ada, what: '' })
    ).toMatchObject({ because: 'not-dead' })
  })

  it('K9 O23 an accusation waits until the GM can pay; Journey leaves the card, Shadow takes it', () => {
    const accuse = { type: 'accuse', seat: ada, authority: 'the bishop', gmPays: 'journey' } as const
    const poor = adaWith({ moves: [aMove('unknown-benefactor')] })
    const waiting = play(poor, accuse).state
    expect(waiting.story.claims).toHaveLength(1)
    const rich = { ...waiting, shadow: { free: 3, circled: 0, factor: 1 } } as State
    const paid = play(rich, { type: 'pay-claim', claim: 0, with: 'shadow' }).state
    expect(paid).toMatchObject({ shadow: { free: 0 }, story: { claims: [] }, sheets: [{ character: { moves: [] } }] })
    const kept = play({ ...poor, story: { ...newStory, journey: 1 } }, accuse).state
    expect(kept).toMatchObject({
      story: { journey: 0, claims: [] },
      sheets: [{ character: { moves: [{ move: 'unknown-benefactor' }] } }]
    })
  })

  it('K9 an accusation names whom it accuses, and the log does too', () => {
    const state = adaWith({ moves: [aMove('unknown-benefactor')] })
    const accuse = (authority: string) => ({ type: 'accuse', seat: ada, authority, gmPays: 'journey' }) as const
    expect(refusalOf(state, accuse('  '))).toEqual({ because: 'accuses-nobody', seat: ada })
    const [made] = play(state, accuse(' the bishop ')).events
    expect(made && describeEvent(made, { kind: 'table' })?.parts).toEqual([
      { seat: ada },
      ' accuses an authority (Unknown Benefactor)',
      ': the bishop'
    ])
  })
})

describe('days and sessions', () => {
  it('Y1 Y2 one of the moves that take a day; a day is noted for each character', () => {
    const day = play(told({}), { type: 'begin-day', place: 'outside' }).state
    const rest: Command = { type: 'rest', seat: ada, keep: [], harmFrom: 'pile', blames: '' }
    const rested = play(day, rest).state
    expect((view(rested, { kind: 'gm' }) as GmView).economy.day?.did).toEqual([{ seat: ada, moves: ['rest'] }])
    expect(refusalOf(rested, rest)).toMatchObject({ because: 'day-spent', by: 'rest' })
  })

  it('Y3 a second day of peace costs a Journey point', () => {
    const day = play(told({ journey: 1 }), { type: 'begin-day', place: 'town' }).state
    expect(refusalOf(day, { type: 'begin-day', place: 'town' })).toMatchObject({ because: 'day-runs' })
    expect(play(day, { type: 'spend-journey', use: 'second-day', seat: null, what: '' }).state.story.day).toMatchObject(
      { number: 2, did: {} }
    )
    expect(play(day, { type: 'end-day' }).state.story.day).toBeNull()
  })

  it('X4 from the second session on its opener gives everybody 1 XP, once', () => {
    const open = (session: number): Command => ({ type: 'open-session', session })
    const first = play(told({}), open(1)).state
    expect(sheetOf(first, ada).xp).toBe(0)
    const second = play(first, open(2)).state
    expect(sheetOf(second, ada).xp).toBe(1)
    expect(refusalOf(second, open(2))).toMatchObject({ because: 'session-opened' })
  })

  it('Y4 the tutorial scene begins and ends', () => {
    const running = play(told({}), { type: 'begin-tutorial', minutes: 10 }).state
    expect((view(running, { kind: 'gm' }) as GmView).economy.tutorial).toEqual({
      minutes: 10,
      clock: { ran: 0, since: null }
    })
    expect(refusalOf(running, { type: 'begin-tutorial', minutes: 10 })).toEqual({ because: 'tutorial-runs' })
    expect(play(running, { type: 'end-tutorial' }).state.story.tutorial).toBeNull()
  })
})
