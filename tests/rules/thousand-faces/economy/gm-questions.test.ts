import { describe, expect, it } from 'vitest'
import {
  type Answers,
  askedFields,
  type Choice,
  missingAnswer,
  type OpenQuestion,
  proposedAnswers
} from '#rules/core/question'
import type { SeatId } from '#rules/core/seat'
import { gmMoveKinds } from '#rules/thousand-faces/economy/prices'
import { tutorialRanks } from '#rules/thousand-faces/characters/creation'
import { offersNow } from '#rules/thousand-faces/offers-now'
import type { Command, State } from '#rules/thousand-faces/state'
import { seededLuck } from '../../../support/luck'
import { ada, board, bo, play, sheet } from '../../../support/thousand-faces/table'
import { noSecrets } from '#rules/thousand-faces/foes/secrets'
import { aCharacter, aFoe, aMagicItem } from '../characters/builders'

type Own = OpenQuestion<Command, SeatId | null>

const points = (free: number, circled = 0): Partial<State> => ({ shadow: { free, circled, factor: 1 } })
const table = (changes: Partial<State> = {}): State => board([sheet(ada), sheet(bo)], changes)
const own = (state: State, id: string): Own => {
  const found = offersNow(state, { kind: 'gm' }).find(({ question }) => question.id === id)
  if (!found) throw new Error(`no question ${id}`)
  return found
}
const choices = (state: State, id: string, key: string): readonly Choice[] => {
  const field = own(state, id).question.fields.find(each => each.key === key)
  return field && 'choices' in field ? field.choices : []
}
const asked = (state: State, id: string, answers: Answers): readonly string[] => {
  const { question } = own(state, id)
  return askedFields(question, { ...proposedAnswers(question), ...answers }).map(({ key }) => key)
}
const answered = (state: State, id: string, answers: Answers): Command => {
  const { question, command } = own(state, id)
  const all = { ...proposedAnswers(question), ...answers }
  expect(missingAnswer(question, all)).toBeNull()
  return command(all)
}
const choice = (state: State, id: string, key: string): Choice | undefined =>
  choices(state, id, 'use').find(each => each.key === key)

describe('the Game Master’s own questions', () => {
  it('QU5 belong to no seat, and no player and no screen of the table has them', () => {
    const state: State = { ...table(), phoneFlips: { everybody: true, except: [] } }
    const ids = ['gm-move', 'shadow', 'journey']
    for (const id of ids) expect(own(state, id).question).toMatchObject({ seat: null, decides: 'gm' })
    for (const audience of [{ kind: 'seat', seat: ada }, { kind: 'table' }, { kind: 'overlay' }] as const)
      expect(offersNow(state, audience).filter(({ question }) => ids.includes(question.id))).toEqual([])
  })
})

describe('the question of a GM move', () => {
  const owed: Partial<State> = { gmMovesOwed: [{ flip: 1, seat: bo }] }

  it('Z5 is one of eleven kinds, with words for the log; none is proposed', () => {
    const state = table()
    expect(choices(state, 'gm-move', 'kind').map(({ key }) => key)).toEqual(gmMoveKinds.map(({ id }) => id))
    const { question } = own(state, 'gm-move')
    expect(missingAnswer(question, proposedAnswers(question))).toBe('Choose one')
    expect(answered(state, 'gm-move', { kind: 'signs', what: ' a bell ' })).toEqual({
      type: 'play-gm-move',
      kind: 'signs',
      what: 'a bell'
    })
  })

  it('H8 another move is its words, and pays one that is owed', () => {
    const state = table(owed)
    const named = answered(state, 'gm-move', { kind: 'own', what: 'The bridge falls' })
    expect(named).toEqual({ type: 'make-gm-move', move: 'The bridge falls' })
    expect(play(state, named).state.gmMovesOwed).toEqual([])
    expect(answered(state, 'gm-move', { kind: 'own' })).toEqual({ type: 'make-gm-move', move: null })
    expect(choices(table(), 'gm-move', 'kind').some(({ key }) => key === 'own')).toBe(false)
  })

  it('Z5 says on whom damage is dealt: the player of the oldest owed move', () => {
    const damage = (state: State) => choices(state, 'gm-move', 'kind').find(({ key }) => key === 'damage')
    expect(damage(table(owed))?.lines).toEqual([['The blow on ', { seat: bo }, ' follows']])
    expect(damage(table())?.lines).toEqual([['The blow follows']])
  })
})

describe('the question of Shadow', () => {
  it('Z1 each use has its price, and says why it cannot be bought', () => {
    const state = table({ ...points(1), foes: [] })
    expect(choice(state, 'shadow', 'disadvantage')).toMatchObject({
      title: ['Standing disadvantage: 1 Shadow for each level']
    })
    expect(choice(state, 'shadow', 'foe-d10')?.blocked?.message).toEqual([
      'That costs 4 Shadow; there is 1 free and 0 circled'
    ])
    expect(choice(state, 'shadow', 'foe-square')?.blocked).toMatchObject({
      message: ['There are no foes yet'],
      opens: 'foes'
    })
  })

  it('Z1 H6 circled points are paid first, or free points alone as far as they go', () => {
    const state = table(points(2, 3))
    expect(asked(state, 'shadow', { use: 'disadvantage' })).toEqual(['use', 'count disadvantage', 'what', 'from 1'])
    expect(answered(state, 'shadow', { use: 'disadvantage', 'count disadvantage': 5, what: 'mud' })).toEqual({
      type: 'buy-with-shadow',
      use: 'disadvantage',
      count: 5,
      from: 'circled',
      seat: null,
      what: 'mud'
    })
    const free = { use: 'disadvantage', 'from 1': 'free', 'free disadvantage': 2 }
    expect(answered(state, 'shadow', free)).toMatchObject({ count: 2, from: 'free' })
    const { question } = own(state, 'shadow')
    expect(missingAnswer(question, { ...proposedAnswers(question), ...free, 'free disadvantage': 3 })).toBe(
      'Type 1 to 2'
    )
  })

  it('Z3 a trap strikes one character, whom no proposal names', () => {
    const state = table(points(4))
    const { question } = own(state, 'shadow')
    expect(missingAnswer(question, { ...proposedAnswers(question), use: 'trap' })).toBe('Choose one')
    const command = answered(state, 'shadow', { use: 'trap', victim: bo, 'count trap': 3, what: 'spikes' })
    expect(play(state, command).state.attacks).toMatchObject([{ seat: bo, power: 3, from: 'spikes' }])
  })

  it('Z2 an upgrade asks which foe, and a foe that has it says so', () => {
    const foes = [aFoe({ id: 1, power: 'd6' }), aFoe({ id: 2, name: 'Eel' }), aFoe({ id: 3, stamina: 0 })]
    const state = table({ ...points(9), foes })
    expect(choices(state, 'shadow', 'foe foe-d6')).toMatchObject([{ key: '1', blocked: {} }, { key: '2' }])
    expect(answered(state, 'shadow', { use: 'foe-d6', what: 'hooks' })).toEqual({
      type: 'upgrade-foe',
      foe: 2,
      use: 'foe-d6',
      from: 'free',
      note: 'hooks'
    })
    expect(choice(state, 'shadow', 'monster-15')?.blocked).toBeDefined()
  })

  it('O23 a claim is paid with Shadow or with a Journey point', () => {
    const story = { ...table().story, journey: 1, claims: [{ seat: bo, authority: 'the guild' }] }
    const state = table({ ...points(3), story })
    expect(answered(state, 'shadow', { use: 'unknown-benefactor' })).toEqual({
      type: 'pay-claim',
      claim: 0,
      with: 'shadow'
    })
    expect(answered(state, 'journey', { use: 'unknown-benefactor' })).toMatchObject({ with: 'journey' })
    expect(choice(table(points(3)), 'shadow', 'unknown-benefactor')?.blocked?.message).toEqual(['No claim is open'])
  })
})

describe('the question of a Journey point', () => {
  const rich = (state: State): State => ({ ...state, story: { ...state.story, journey: 2 } })

  it('J8 buys one thing; without a point each choice says why', () => {
    const broke = choices(table(), 'journey', 'use')
    expect(broke.every(({ blocked }) => blocked !== undefined)).toBe(true)
    expect(answered(rich(table()), 'journey', { use: 'spark', what: 'The bell rings' })).toEqual({
      type: 'spend-journey',
      use: 'spark',
      seat: null,
      what: 'The bell rings'
    })
  })

  it('J12 asks who arrives, and what the ally does then', () => {
    const came = play(rich(table()), answered(rich(table()), 'journey', { use: 'arrival', who: 'Yogran' })).state
    expect(came.allies).toMatchObject([{ id: 1, name: 'Yogran' }])
    const { question } = own(came, 'ally-1')
    expect(question).toMatchObject({ seat: null, title: 'Yogran', rule: 'J12' })
    expect(choices(came, 'ally-1', 'does').find(({ key }) => key === 'tie-up')?.blocked?.opens).toBe('foes')
    const facing = { ...came, foes: [aFoe({ id: 4 }), aFoe({ id: 5 })] }
    const tied = play(facing, answered(facing, 'ally-1', { does: 'tie-up', foe: '5' })).state
    expect(choices(tied, 'ally-1', 'does').map(({ blocked }) => blocked !== undefined)).toEqual([true, true, false])
    expect(answered(tied, 'ally-1', { does: 'leave' })).toEqual({ type: 'dismiss-ally', ally: 1 })
  })

  it('J8 only the dead come back, and one of them is proposed alone', () => {
    const dead = rich(board([sheet(ada), sheet(bo, { character: aCharacter({ dead: true }) })]))
    expect(answered(dead, 'journey', { use: 'back-to-life' })).toMatchObject({ seat: bo })
    expect(choice(rich(table()), 'journey', 'back-to-life')?.blocked).toBeDefined()
  })
})

describe('what Shadow makes of one foe', () => {
  it('Z2 is asked for each foe that stands, with circled points first', () => {
    const state = table({ ...points(2, 2), foes: [aFoe({ id: 3, name: 'Eel', kind: 'monster' })] })
    expect(answered(state, 'upgrade-3', { use: 'monster-special', trait: 'Through walls' })).toEqual({
      type: 'upgrade-foe',
      foe: 3,
      use: 'monster-special',
      from: 'circled',
      note: 'Through walls'
    })
  })
})

describe('Shadow by hand', () => {
  it('H1 a gain names the character who caused it, or none', () => {
    const state = table(points(1))
    expect(answered(state, 'gain-shadow', { amount: 3, by: bo, why: ' the dark ' })).toEqual({
      type: 'gain-shadow',
      amount: 3,
      seat: bo,
      reason: 'the dark'
    })
    expect(answered(state, 'gain-shadow', {})).toMatchObject({ amount: 1, seat: null })
  })

  it('H6 H7 no more is spent or circled than is there', () => {
    const state = table(points(2, 1))
    expect(answered(state, 'other-use', { amount: 3, why: 'fog' })).toEqual({
      type: 'spend-shadow',
      amount: 3,
      from: 'circled',
      reason: 'fog'
    })
    expect(missingAnswer(own(state, 'other-use').question, { amount: 4, why: '' })).toBe('Type 1 to 3')
    expect(answered(state, 'circle-shadow', { circled: 2 })).toEqual({ type: 'circle-shadow', circled: 2 })
    for (const id of ['other-use', 'circle-shadow'])
      expect(own(table(points(0)), id).question.blocked?.message).toEqual(['There is no Shadow'])
  })

  it('Z3 one of the standing disadvantages is ended', () => {
    const disadvantages = [
      { id: 4, what: 'Fog', levels: 2 },
      { id: 6, what: '', levels: 1 }
    ]
    const state = table({ story: { ...table().story, disadvantages } })
    expect(choices(state, 'end-disadvantage', 'which').map(({ title }) => title)).toEqual([
      ['Fog: −2'],
      ['Without a name: −1']
    ])
    expect(answered(state, 'end-disadvantage', { which: '6' })).toEqual({ type: 'end-disadvantage', disadvantage: 6 })
    expect(() => own(table(), 'end-disadvantage')).toThrow('no question')
  })
})

describe('the questions of chapters', () => {
  const inChapter = (chapter: number, more: Partial<State['story']> = {}, free = 0, circled = 0): State =>
    table({ ...points(free, circled), story: { ...table().story, chapter, ...more } })
  const ways = (state: State): readonly Choice[] => choices(state, 'end-chapter', 'how')

  it('J3 the Journey point is taken once all conditions are met, and may be given up at any time', () => {
    const open = inChapter(1)
    expect(ways(open)).toMatchObject([
      { key: 'earned', blocked: {} },
      { key: 'skipped', grave: expect.any(String) }
    ])
    expect(answered(open, 'end-chapter', { how: 'skipped' })).toEqual({ type: 'end-chapter', as: 'skipped' })
    const met = inChapter(1, { ticked: ['start-in-comfort'] })
    expect(answered(met, 'end-chapter', { how: 'earned' })).toEqual({ type: 'end-chapter', as: 'earned' })
    for (const without of [inChapter(0), inChapter(1, { ends: { 1: 'earned' } })])
      expect(() => own(without, 'end-chapter')).toThrow('no question')
  })

  it('J6 a Rest is offered in a chapter that depends on it, and is grave with circled points left', () => {
    expect(ways(inChapter(3, {}, 0, 2)).find(({ key }) => key === 'rest')?.grave).toContain('2 circled points left')
    expect(ways(inChapter(3)).find(({ key }) => key === 'rest')?.grave).toBeUndefined()
    expect(ways(inChapter(1)).map(({ key }) => key)).not.toContain('rest')
    const rested = answered(inChapter(3, {}, 0, 2), 'end-chapter', { how: 'rest' })
    expect(play(inChapter(3, {}, 0, 2), rested).state.story.ends).toEqual({ 3: 'forfeited' })
  })

  it('J4 QU3 the next chapter is proposed, but not while one is open whose point would be lost', () => {
    expect(own(inChapter(0), 'begin-chapter').question.fields[0]).toMatchObject({ chosen: '1' })
    expect(own(inChapter(1, { ends: { 1: 'earned' } }), 'begin-chapter').question.fields[0]).toMatchObject({
      chosen: '2'
    })
    const open = inChapter(1)
    expect(own(open, 'begin-chapter').question.fields[0]).toMatchObject({ chosen: null })
    expect(choices(open, 'begin-chapter', 'chapter').slice(0, 2)).toMatchObject([
      { key: '1', blocked: { message: ['This chapter is being played'] } },
      { key: '2', grave: expect.stringContaining('Journey point is lost') }
    ])
    expect(answered(open, 'begin-chapter', { chapter: '3' })).toEqual({ type: 'begin-chapter', chapter: 3 })
  })

  it('J7 a book begins in a campaign of thirty hours; into the third no Journey point goes along', () => {
    const long = inChapter(8, { length: '30-hour', book: 2, journey: 4 })
    expect(choices(long, 'begin-book', 'book')).toMatchObject([{}, {}, { grave: '4 Journey points will be gone' }])
    expect(answered(long, 'begin-book', { book: '3' })).toEqual({ type: 'begin-book', book: 3 })
    expect(() => own(inChapter(4), 'begin-book')).toThrow('no question')
  })
})

describe('the question of the length', () => {
  it('J1 N4 says what each length brings, and proposes the present one before chapter 1', () => {
    expect(choices(table(), 'length', 'length').map(({ key, lines }) => [key, lines])).toEqual([
      ['one-shot', [['1 session, 4 chapters'], ['No Harm, no Heroic Stamina']]],
      ['9-hour', [['3 sessions, 8 chapters'], [expect.stringContaining('Harm')]]],
      ['30-hour', [['10 sessions, 8 chapters in each of 3 books'], [expect.stringContaining('envelopes')]]]
    ])
    expect(answered(table(), 'length', {})).toEqual({ type: 'set-length', length: 'one-shot' })
    expect(answered(table(), 'length', { length: '9-hour' })).toEqual({ type: 'set-length', length: '9-hour' })
  })

  it('J1 QU3 takes a begun story back to its beginning: grave, and never proposed', () => {
    const begun = table({ story: { ...table().story, length: '30-hour', book: 2 } })
    expect(own(begun, 'length').question).toMatchObject({ title: 'Length: 30 hours', fields: [{ chosen: null }] })
    expect(choices(begun, 'length', 'length')).toMatchObject([
      { grave: expect.stringContaining('before chapter 1') },
      { grave: expect.any(String) },
      { blocked: { message: ['The campaign has this length'] } }
    ])
  })
})

describe('the question of the tutorial scene', () => {
  const made = (): State => board([sheet(ada), sheet(bo, { character: aCharacter({ created: true }) })])

  it('Y4 R12 has its minutes, and lends ranks to characters without points in one act', () => {
    expect(choices(made(), 'tutorial', 'ranks')).toMatchObject([{ key: 'lent', lines: [[{ seat: ada }], {}] }, {}])
    const begin = answered(made(), 'tutorial', { minutes: 12 })
    expect(begin).toEqual({ type: 'begin-tutorial', minutes: 12, lends: true })
    const begun = play(made(), begin).state
    expect(begun.story.tutorial?.minutes).toBe(12)
    expect(begun.sheets.map(({ ranks }) => ranks)).toEqual([tutorialRanks[1], made().sheets[1]?.ranks])
    expect(answered(made(), 'tutorial', { ranks: 'none' })).toEqual({ type: 'begin-tutorial', minutes: 10 })
    expect(own(made(), 'tutorial').command({}, 7)).toMatchObject({ at: 7 })
  })

  it('Y4 ends by the same question, and asks of no ranks where all have points', () => {
    const all = board([sheet(bo, { character: aCharacter({ created: true }) })])
    expect(asked(all, 'tutorial', {})).toEqual(['minutes'])
    const begun = play(all, answered(all, 'tutorial', {})).state
    expect(answered(begun, 'tutorial', {})).toEqual({ type: 'end-tutorial' })
  })
})

describe('the question of the fight', () => {
  it('U9 QU3 proposes no way and no end, and names the present way', () => {
    const fought = table({ format: 'at-once', foes: [aFoe(), aFoe({ id: 2, stamina: 0 })] })
    expect(own(fought, 'fight').question).toMatchObject({ title: 'Foes answer at once', fields: [{ chosen: null }] })
    expect(choices(fought, 'fight', 'way').map(({ key, blocked, grave }) => [key, Boolean(blocked), grave])).toEqual([
      ['crosses-bite', false, undefined],
      ['two-rounds', false, undefined],
      ['at-once', true, undefined],
      ['none', false, undefined],
      ['over', false, '2 foes will be gone, 1 still standing']
    ])
    expect(answered(fought, 'fight', { way: 'none' })).toEqual({ type: 'set-format', format: null })
    expect(answered(fought, 'fight', { way: 'over' })).toEqual({ type: 'clear-foes' })
    expect(choices(table(), 'fight', 'way').filter(({ blocked }) => blocked)).toMatchObject([
      { key: 'none' },
      { key: 'over', blocked: { message: ['There are no foes'] } }
    ])
  })
})

describe('what changes an attack', () => {
  const attack = { id: 7, seat: ada, from: 'Guard', power: 4, sum: '3 + 1', exertion: 'physical' } as const
  const struck = table({ attacks: [{ ...attack, avoided: { harm: 0, wound: 0 } }] })

  it('N1 it has another power, strikes another character, or does not happen', () => {
    expect(answered(struck, 'change-7', { does: 'power', power: 6 })).toEqual({
      type: 'change-attack',
      attack: 7,
      power: 6,
      to: ada,
      reason: ''
    })
    expect(answered(struck, 'change-7', { does: 'to' })).toMatchObject({ type: 'change-attack', power: 4, to: bo })
    expect(answered(struck, 'change-7', { does: 'cancel' })).toMatchObject({ type: 'call-off-attack', attack: 7 })
    expect(own(struck, 'change-7').question.fields[0]).toMatchObject({ chosen: null })
  })

  it('N1 a lone character cannot hand an attack on', () => {
    const alone = { ...struck, sheets: [sheet(ada)] }
    expect(choices(alone, 'change-7', 'does').map(({ key }) => key)).toEqual(['power', 'cancel'])
  })

  it('K12 each die of the newest roll is offered to each character whose magic can roll it again', () => {
    const ring = aMagicItem({ card: 'of-interference', ongoing: true, flowing: true }, { name: 'Ring' })
    const dice = { serial: 9, sides: [6, 4], faces: [3, 1], plus: 0, halved: 'whole', total: 4 }
    const state = board([sheet(ada), sheet(bo, { character: aCharacter({ items: [ring] }) })], {
      attacks: [{ ...attack, avoided: { harm: 0, wound: 0 }, roll: 9 }],
      dice: dice as never
    })
    expect(choices(state, 'reroll', 'die').map(({ title }) => title)).toEqual([
      [{ seat: bo }, ', Ring: the d6 that shows 3'],
      [{ seat: bo }, ', Ring: the d4 that shows 1']
    ])
    expect(answered(state, 'reroll', { die: `${bo} i1 1` })).toEqual({
      type: 'interfere',
      seat: bo,
      item: 'i1',
      roll: 9,
      die: 1
    })
    expect(() => own(struck, 'reroll')).toThrow('no question')
  })
})

describe('a prepared weakness', () => {
  it('PF2 becomes the weak spot of its foe, and is not asked for again', () => {
    const secrets = { ...noSecrets, weakness: 'The lantern' }
    const state = table({ foes: [aFoe({ id: 3, secrets }), aFoe({ id: 4 })] })
    const named = play(state, answered(state, 'weakness-3', {})).state
    expect(named.foes[0]?.weakness).toBe('The lantern')
    expect(() => own(named, 'weakness-3')).toThrow('no question')
    expect(() => own(state, 'weakness-4')).toThrow('no question')
  })
})

describe('the move cards of the table', () => {
  it('R1 R13 are laid out, then drafted, and the draft is ended', () => {
    const does = (state: State): readonly string[] => choices(state, 'lay-out', 'does').map(({ key }) => key)
    const bare = table()
    expect(does(bare)).toEqual(['lay-out'])
    const out = play(bare, answered(bare, 'lay-out', {}), seededLuck(1)).state
    expect(does(out)).toEqual(['lay-out', 'draft'])
    expect(own(out, 'lay-out').question.fields[0]).toMatchObject({ chosen: null })
    const drafted = play(out, answered(out, 'lay-out', { does: 'draft' }), seededLuck(1)).state
    expect(does(drafted)).toEqual(['lay-out', 'end'])
    expect(answered(drafted, 'lay-out', { does: 'end' })).toEqual({ type: 'end-draft' })
    expect(does({ ...out, sheets: [sheet(ada)] })).toEqual(['lay-out'])
  })
})
