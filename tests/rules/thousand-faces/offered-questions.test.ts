import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Answers,
  type AnyQuestion,
  askedFields,
  type Choice,
  type Field,
  missingAnswer,
  type OpenQuestion,
  proposedAnswers
} from '#rules/core/question'
import type { Audience } from '#rules/core/audience'
import { type Actor, gm, type SeatId } from '#rules/core/seat'
import { goals, goalWords } from '#rules/thousand-faces/characters/goals'
import { moveOf } from '#rules/thousand-faces/moves/all'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import { offersNow } from '#rules/thousand-faces/offers-now'
import { decide } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { seededLuck } from '../../support/luck'
import { expectLawful, noQuestions } from '../../support/question-laws'
import { calledGame, calledNow, offeredGame, planted } from '../../support/thousand-faces/question-game'
import { adventure, playByWhim } from '../../support/thousand-faces/random-table'
import { ada, board, bo, digital, physical, playAll, sheet } from '../../support/thousand-faces/table'
import { turns } from '../../support/thousand-faces/watch'
import { runs } from '../../support/thorough'
import { aCharacter, aMagicItem, aMove, anItem } from './characters/builders'

const longestMs = 1_800_000
const phones = (state: State): State => ({ ...state, phoneFlips: { everybody: true, except: [] } })
const town = (state: State): State => ({
  ...state,
  story: { ...state.story, day: { place: 'town', number: 1, did: {} } }
})
const offer = (
  state: State,
  kind: string,
  audience: Audience = { kind: 'gm' },
  seat: SeatId = ada
): OpenQuestion<Command, SeatId | null> => {
  const found = offersNow(state, audience).find(({ question }) => question.id === `${kind} ${seat}`)
  if (!found) throw new Error(`no question ${kind}`)
  return found
}
const player: Audience = { kind: 'seat', seat: ada }

/** What is proposed; where nothing is, the first choice that can be taken, and a word. */
function filled(question: AnyQuestion): Answers {
  let answers = proposedAnswers(question)
  for (let round = 0; round < 4; round++)
    for (const field of askedFields(question, answers)) answers = { ...answers, [field.key]: filledIn(field, answers) }
  return answers
}

function filledIn(field: Field, answers: Answers): Answers[string] {
  const given = answers[field.key]
  switch (field.kind) {
    case 'one':
      return given ?? field.choices.find(({ blocked }) => !blocked)?.key ?? ''
    case 'several':
      return Array.isArray(given) && given.length >= field.least
        ? (given as readonly string[])
        : field.choices.slice(0, field.least).map(({ key }) => key)
    case 'number':
      return given ?? field.least
    case 'text':
      return given === '' ? 'Old Maerwen' : (given ?? 'Old Maerwen')
  }
}

describe('the questions that are offered', () => {
  it('QU5 WHO2 recovery is offered to the Game Master, uses of XP also to the player, and nothing to the table', () => {
    const state = phones(town(board([sheet(ada), sheet(bo)])))
    const kinds = (audience: Audience): readonly string[] =>
      offersNow(state, audience)
        .filter(({ question }) => question.seat === ada && !question.id.startsWith('move-'))
        .map(({ question }) => question.id.split(' ')[0]!)
    expect(kinds({ kind: 'gm' })).toEqual(
      expect.arrayContaining(['recover', 'rest', 'regain', 'expend', 'heroic', 'study', 'seller', 'xp', 'give'])
    )
    expect(kinds(player)).toEqual(['study', 'mercy', 'good-thing', 'tale', 'contemplate', 'seller', 'change'])
    expect([kinds({ kind: 'table' }), kinds({ kind: 'seat', seat: bo })]).toEqual([[], []])
  })

  it('QU5 a question says why it cannot be answered now, and cannot be committed', () => {
    const { question } = offer(board([sheet(ada)]), 'study')
    expect(question.blocked?.message.length).toBeGreaterThan(0)
    expect(missingAnswer(question, proposedAnswers(question))).toBe('Not possible now')
  })

  it('S6 so many cards can come back as tokens lie there, and 2 are proposed', () => {
    const tired = board([
      sheet(ada, {
        piles: digital({ exhausted: ['1', '2', '3'] }),
        tokens: { exhaustion: 3, harm: 0, wound: 0 }
      })
    ])
    const { question, command } = offer(tired, 'recover')
    expect(question.fields[0]).toMatchObject({ chosen: '2', choices: { length: 3 } })
    expect(command(proposedAnswers(question))).toEqual({ type: 'recover-stamina', seat: ada, points: 2, reason: '' })
    expect(offer(board([sheet(ada)]), 'recover').question.blocked?.message).toEqual(['No card is exhausted'])
  })

  it('N11 a Rest, help and The Hearth say what each brings, and why one cannot be had', () => {
    const { question, command } = offer(board([sheet(ada)]), 'rest')
    const [way] = question.fields
    expect(way?.kind === 'one' && way.choices.map(({ key }) => key)).toEqual(['rest', 'elsewhere', 'hearth'])
    expect(way?.kind === 'one' && way.choices[0]?.lines?.[0]?.[0]).toContain('Stamina 10 → 10')
    expect(command({ way: 'rest', blames: 'the master' })).toEqual({
      type: 'rest',
      seat: ada,
      keep: [],
      harmFrom: 'pile',
      blames: 'the master'
    })
    expect(command({ way: 'hearth', forgives: 'him' })).toMatchObject({ type: 'seek-help', at: 'hearth' })
  })

  it('N13 QU3 Heroic Stamina is never proposed', () => {
    expect(offer(board([sheet(ada)]), 'heroic').question.fields[0]).toMatchObject({ chosen: null })
  })

  it('N8 no more slots are laid than points are expended', () => {
    const armoured = board([
      sheet(ada, { character: aCharacter({ moves: [aMove('good-cardio', { level: 'g2' })], items: [] }) })
    ])
    const { command } = offer(armoured, 'expend')
    expect(command({ points: 2, exertion: 'mental', 'slots-mental': [] })).toMatchObject({ points: 2, slots: [] })
  })

  it('L1 nothing to learn is proposed, and the lesson that is chosen is learned', () => {
    const taught = town(board([sheet(ada, { xp: 2 })]))
    const { question, command } = offer(taught, 'study')
    expect(question.fields.find(({ key }) => key === 'move')).toMatchObject({ chosen: null })
    const done = decide(taught, command(filled(question)), gm, seededLuck(1))
    expect(done.ok).toBe(true)
  })

  it('X5 HA20 a player asks for a Mercy Flashback and can take that back; the Game Master grants it', () => {
    const rich = phones(board([sheet(ada, { xp: 3 })]))
    expect(offer(rich, 'mercy', player).command({ what: 'the door' })).toMatchObject({ type: 'request-mercy' })
    expect(offer(rich, 'mercy').command({ what: 'the door' })).toMatchObject({ type: 'mercy-flashback' })
    const asked = { ...rich, calls: { ...rich.calls, mercies: [{ seat: ada, what: 'the door' }] } }
    expect(offer(asked, 'mercy', player).command({})).toEqual({ type: 'drop-mercy', seat: ada })
    const grants = offer(asked, 'mercy')
    expect(proposedAnswers(grants.question)).toEqual({ what: 'the door' })
    expect(grants.question.fields[0]).toMatchObject({ key: 'does', chosen: null })
    expect(grants.command({ does: 'grant', what: 'the door' })).toMatchObject({ type: 'mercy-flashback' })
    expect(grants.command({ does: 'aside' })).toEqual({ type: 'drop-mercy', seat: ada })
    const poor = offer({ ...asked, sheets: asked.sheets.map(each => ({ ...each, xp: 0 })) }, 'mercy').question
    expect(poor.blocked).toBeUndefined()
    expect(poor.fields[0]).toMatchObject({ choices: [{ blocked: {} }, { key: 'aside' }] })
  })

  it('Q13 an option of contemplation may be taken twice, and each costs 1 XP', () => {
    const character = aCharacter({ moves: [aMove('obsessive-contemplation')], items: [aMagicItem({ capacity: 1 })] })
    const { question, command } = offer(town(board([sheet(ada, { xp: 2, character })])), 'contemplate')
    expect(question.fields[0]).toMatchObject({ least: 1, most: 2, repeats: true })
    expect(command({ options: ['i1 capacity', 'i1 capacity'] })).toEqual({
      type: 'contemplate',
      seat: ada,
      studies: [
        { kind: 'capacity', item: 'i1' },
        { kind: 'capacity', item: 'i1' }
      ]
    })
    expect(command({ options: ['i1 add-effect'], 'words i1 add-effect': 'hums' })).toMatchObject({
      studies: [{ kind: 'add-effect', item: 'i1', effect: 'hums' }]
    })
  })

  it('Q12 HA17 a seller shows four cards; the Game Master alone picks them', () => {
    const rich = phones(town(board([sheet(ada, { xp: 2, character: aCharacter({ pack: 2 }) })])))
    expect(offer(rich, 'seller', player).question.fields.map(({ key }) => key)).toEqual(['seller'])
    const { question, command } = offer(rich, 'seller')
    const laid = decide(rich, command({ ...proposedAnswers(question), seller: 'Ansel' }), gm, seededLuck(3))
    if (!laid.ok) throw new Error('no cards')
    const shop = offer(laid.value.state, 'shop', player)
    expect(shop.question.fields.slice(0, 2)).toMatchObject([
      { chosen: null, choices: { length: 4 } },
      { chosen: 'xp-and-pack' }
    ])
    const bought = decide(
      laid.value.state,
      shop.command(filled(shop.question)),
      { kind: 'seat', seat: ada },
      seededLuck(3)
    )
    expect(bought.ok).toBe(true)
    expect(command({ by: 'picked', cards: ['0', '0', '1', '2'] })).toMatchObject({ cards: { length: 4 } })
  })

  it('V1 V2 a Pursuit is begun, and its round is run by the helper who is chosen', () => {
    const state = board([sheet(ada, { character: aCharacter({ pack: 3 }) }), sheet(bo)], {
      shadow: { free: 2, circled: 0, factor: 1 } as State['shadow']
    })
    const { question, command } = offer(state, 'pursuit')
    expect(proposedAnswers(question)).toEqual({ joined: [ada, bo], pay: 'free' })
    const begun = decide(state, command(proposedAnswers(question)), gm, seededLuck(1))
    if (!begun.ok) throw new Error('no pursuit')
    const first = offer(begun.value.state, 'round')
    expect(first.command(proposedAnswers(first.question))).toEqual({ type: 'run-round', helper: null, advantages: 0 })
    const won = decide(begun.value.state, first.command({ does: 'rabbit' }), gm, seededLuck(1))
    if (!won.ok) throw new Error('no second round')
    const second = offer(won.value.state, 'round')
    expect(missingAnswer(second.question, proposedAnswers(second.question))).toBe('Choose one')
    expect(second.command({ does: 'run', helper: bo, attribute: 'dex', advantages: 1 })).toEqual({
      type: 'run-round',
      helper: { seat: bo, attribute: 'dex' },
      advantages: 1
    })
  })

  it('V2 F11 a rabbit who is down runs no round: the Game Master says which side wins', () => {
    const state = board([sheet(ada, { character: aCharacter({ pack: 3 }) }), sheet(bo)], {
      shadow: { free: 2, circled: 0, factor: 1 } as State['shadow']
    })
    const { question, command } = offer(state, 'pursuit')
    const begun = decide(state, command(proposedAnswers(question)), gm, seededLuck(1))
    if (!begun.ok) throw new Error('no pursuit')
    const sheets = begun.value.state.sheets.map(each => (each.seat === ada ? { ...each, incapacitated: true } : each))
    const round = offer({ ...begun.value.state, sheets }, 'round').question
    expect(round.fields[0]).toMatchObject({
      chosen: null,
      choices: [{ blocked: { message: [{ seat: ada }, ' is down'] } }, {}, {}]
    })
  })

  it('S7 J8 the Game Master decides on a death, which is never proposed', () => {
    const down = board([sheet(ada, { incapacitated: true }), sheet(bo)])
    const { question, command } = offer(down, 'die')
    expect(question.fields[0]).toMatchObject({ chosen: null, choices: [{ isFatal: true }] })
    expect(command({ dies: 'dies' })).toEqual({ type: 'die', seat: ada })
    expect(() => offer(board([sheet(ada)]), 'die')).toThrow('no question')
  })

  it('R6 the great risk frees the locked XP, and is asked while some are locked', () => {
    const fateful = { goal: goals[0], locked: 2 } as const
    const state = board([sheet(ada, { character: aCharacter({ fateful }) })])
    expect(offer(state, 'fulfil').question.commit).toBe('Gain 2 XP')
    expect(offer(state, 'fulfil').command({})).toEqual({ type: 'fulfil-goal', seat: ada })
    expect(() => offer(board([sheet(ada)]), 'fulfil')).toThrow('no question')
  })

  it('K9 O23 the owner of Unknown Benefactor accuses an authority, and the Game Master says how it is paid', () => {
    const state = board([sheet(ada, { character: aCharacter({ moves: [aMove('unknown-benefactor')] }) })])
    const { question, command } = offer(state, 'accuse')
    expect(missingAnswer(question, { authority: '', pays: 'shadow' })).toBe('Write a few words')
    expect(command({ authority: ' the guild ', pays: 'shadow' })).toEqual({
      type: 'accuse',
      seat: ada,
      authority: 'the guild',
      gmPays: 'shadow'
    })
    expect(() => offer(board([sheet(ada)]), 'accuse')).toThrow('no question')
  })

  it('V10 the obstacle to laying cards is named', () => {
    const real = board([sheet(ada, { piles: physical({}) })])
    expect(offer(real, 'locks').question.blocked?.message).toEqual(['Real cards are laid by hand'])
    expect(offer(board([sheet(ada)]), 'locks').command({})).toMatchObject({ type: 'lay-corners', move: 'pick-locks' })
  })

  it('Q1 Q8 a thing is given away, damaged or removed; the last damage and the removal are grave, and nothing is proposed', () => {
    const worn = anItem('sword', { damage: 2 })
    const state = board([sheet(ada, { character: aCharacter({ items: [worn] }) }), sheet(bo)])
    const { question, command } = offer(state, 'item-i1')
    expect(question.fields[0]).toMatchObject({
      chosen: null,
      choices: [{ key: 'give' }, { key: 'damage', grave: 'It breaks' }, { key: 'repair' }, { key: 'drop' }]
    })
    expect(missingAnswer(question, { does: 'give' })).toBe('Choose one')
    const of = { seat: ada, item: 'i1' }
    expect(command({ does: 'give', to: bo })).toEqual({ type: 'give-item', ...of, to: bo })
    expect(command({ does: 'repair' })).toEqual({ type: 'repair-item', ...of, damage: 1 })
    expect(command({ does: 'drop' })).toEqual({ type: 'drop-item', ...of })
    expect(offersNow(phones(state), player).some(({ question: { id } }) => id.startsWith('item-'))).toBe(false)
  })

  it('Q2 a keepsake is tied to a thing, taken off, and surrendered with words', () => {
    const father = aMove('it-belonged-to-my-father', { attachedTo: 'i1' })
    const character = aCharacter({ items: [anItem('leather-armour')], moves: [father] })
    const { command } = offer(board([sheet(ada, { character }), sheet(bo)]), 'item-i1')
    expect(command({ does: 'tie it-belonged-to-my-father' })).toMatchObject({ type: 'attach-card', item: null })
    expect(command({ does: 'surrender', passage: ' the gate ' })).toEqual({
      type: 'surrender-keepsake',
      seat: ada,
      passage: 'the gate'
    })
  })

  it('Q7 Q17 an item is found or comes from a Pack, with its owner’s word in the printed name', () => {
    const { question, command } = offer(board([sheet(ada, { character: aCharacter({ pack: 1 }) })]), 'gain')
    expect(question.fields.find(({ key }) => key === 'from')).toMatchObject({
      chosen: 'found',
      choices: [{ key: 'found' }, { key: 'pack', lines: [['1 left']] }, { key: 'precious', blocked: {} }]
    })
    const asked = (answers: Answers): readonly string[] =>
      askedFields(question, { ...proposedAnswers(question), ...answers }).flatMap(({ key, label }) =>
        key.startsWith('word') ? [String(label[0])] : []
      )
    expect(asked({ card: 'sword' })).toEqual(['Name, before “Sword”'])
    expect(asked({ sort: 'other' })).toEqual(['Name'])
    const sword = { ...proposedAnswers(question), card: 'sword', 'word sword': 'Drowned' }
    expect(command(sword)).toEqual({
      type: 'gain-item',
      seat: ada,
      item: { sort: 'card', card: 'sword', name: 'Drowned Sword' }
    })
    expect(command({ ...sword, from: 'pack' })).toMatchObject({ type: 'name-pack', from: 'pack' })
    expect(command({ sort: 'magic', magic: 'of-vitality', 'word of-vitality': 'Horn' })).toMatchObject({
      item: { sort: 'magic', card: 'of-vitality', name: 'Horn of Vitality', capacity: null }
    })
    expect(command({ sort: 'other', word: 'Rope' })).toMatchObject({ item: { sort: 'other', name: 'Rope' } })
  })

  it('R7 Pack of both kinds is gained by the same question, from nowhere else', () => {
    const { question, command } = offer(board([sheet(ada)]), 'gain')
    const asked = askedFields(question, { ...proposedAnswers(question), sort: 'precious' })
    expect(asked.map(({ key }) => key)).toEqual(['sort', 'count'])
    const change = { type: 'change-pack', seat: ada, reason: '' }
    expect(command({ from: 'found', sort: 'precious', count: 2 })).toEqual({ ...change, pack: 0, precious: 2 })
    expect(command({ sort: 'pack' })).toEqual({ ...change, pack: 1, precious: 0 })
  })

  it('Q15 a new shield has the rows and the token that are chosen', () => {
    const { command } = offer(board([sheet(ada)]), 'gain')
    expect(command({ sort: 'shield', stops: 'harm-or-wound', rows: '1', word: '' })).toMatchObject({
      item: { kind: 'shield', name: 'A new shield', encumbrance: 2, shield: { stops: 'harm-or-wound', rows: 1 } }
    })
  })

  it('Q17 a find that is more than loot usually is says so, and can be chosen', () => {
    const { question } = offer(board([sheet(ada)]), 'gain')
    const magic = question.fields.find(({ key }) => key === 'magic')
    const vitality = magic?.kind === 'one' ? magic.choices.find(({ key }) => key === 'of-vitality') : undefined
    expect(vitality?.lines?.at(-1)).toEqual(['More than loot usually is: found magic has capacity 1'])
    expect(vitality?.blocked).toBeUndefined()
  })

  it('J3 each living character answers in Find, and in no other chapter', () => {
    const state = board([sheet(ada), sheet(bo, { character: aCharacter({ dead: true }) })])
    const found: State = { ...state, story: { ...state.story, length: '9-hour', chapter: 5 } }
    expect(offer(found, 'find').command({ answer: 'abandon' })).toEqual({
      type: 'answer-find',
      seat: ada,
      answer: 'abandon'
    })
    expect(() => offer(found, 'find', { kind: 'gm' }, bo)).toThrow('no question')
    expect(() => offer({ ...found, story: { ...found.story, chapter: 4 } }, 'find')).toThrow('no question')
  })

  it('M12 the rage of a character is ended', () => {
    const raging = board([sheet(ada, { character: aCharacter({ berserk: true }) }), sheet(bo)])
    expect(offer(raging, 'rage').command({})).toEqual({ type: 'end-rage', seat: ada })
    expect(() => offer(raging, 'rage', { kind: 'gm' }, bo)).toThrow('no question')
  })

  it('Q1 an item is given to another character', () => {
    const state = board([sheet(ada, { character: aCharacter({ items: [anItem('sword')] }) }), sheet(bo)])
    expect(offer(state, 'give').command({ item: 'i1', to: bo })).toEqual({
      type: 'give-item',
      seat: ada,
      item: 'i1',
      to: bo
    })
  })
})

describe('what is offered beside a flip', () => {
  const called = (supporters: readonly SeatId[] = [], versus: SeatId | null = null): State => {
    const ask = {
      type: 'flip',
      seat: bo,
      attribute: 'str',
      net: 0,
      move: 'Hold the gate',
      fast: false,
      hasText: { check: true, cross: false },
      versus,
      supporters
    } as const
    const calls = { made: 1, open: [{ id: 1, ask, why: 'The gate gives.' }] }
    return { ...phones(board([sheet(ada, { xp: 2 }), sheet(bo)])), calls }
  }
  const ids = (state: State, audience: Audience): readonly string[] =>
    offersNow(state, audience).map(({ question }) => question.id)

  it('QU1 QU5 HA12 help with a called flip is the same question for the player and the Game Master', () => {
    const own = offer(called(), 'help-1', player)
    expect(own.question).toEqual(offer(called(), 'help-1').question)
    expect(own.question.asks).toEqual([{ seat: ada }, ' may help ', { seat: bo }, ': Hold the gate, Strength'])
    expect(own.question.notes?.[0]).toEqual(['The gate gives.'])
    expect(own.command({})).toEqual({ type: 'help-call', seat: ada, call: 1, helps: true })
    const helped = offer(called([ada]), 'leave-1', player)
    expect(helped.question).toEqual(offer(called([ada]), 'leave-1').question)
    expect(helped.command({})).toEqual({ type: 'help-call', seat: ada, call: 1, helps: false })
  })

  it('HA3 the called player and the Game Master are asked the same, without a choice', () => {
    const own = offer(called(), 'called-1', { kind: 'seat', seat: bo }, bo)
    expect(own.question).toEqual(offer(called(), 'called-1', { kind: 'gm' }, bo).question)
    expect(own.question).toMatchObject({ fields: [], commit: 'Flip one card', notes: [['The gate gives.']] })
    expect(own.command({})).toEqual({ type: 'answer-call', seat: bo, call: 1 })
  })

  it('HA12 the called player, the opponent and a player who is down are not asked for help', () => {
    expect(ids(called(), { kind: 'gm' })).not.toContain(`help-1 ${bo}`)
    expect(ids(called([], ada), { kind: 'gm' })).not.toContain(`help-1 ${ada}`)
    const down = called()
    const tired = { ...down, sheets: down.sheets.map(each => ({ ...each, incapacitated: true })) }
    expect(ids(tired, { kind: 'gm' })).not.toContain(`help-1 ${ada}`)
    expect(ids({ ...called(), phoneFlips: { everybody: false, except: [] } }, player)).toEqual([])
  })

  it('HA21 a player chooses among the questions of the card; only the Game Master writes other words', () => {
    const lying = phones(board([sheet(ada, { character: aCharacter({ tokens: { discern: 2, fury: 1 } }) })]))
    const own = offer(lying, 'token-discern', player)
    expect(own.question).toMatchObject({ title: 'Discern: 2 tokens', fields: [{ key: 'question', chosen: null }] })
    expect(own.command({ question: 'aloud', words: 'a secret' })).toMatchObject({
      type: 'spend-token',
      move: 'discern'
    })
    expect(decide(lying, own.command({ question: '0' }), { kind: 'seat', seat: ada }, seededLuck(1)).ok).toBe(true)
    const gms = offer(lying, 'token-discern')
    expect(gms.command({ question: 'aloud', words: ' Who? ' })).toMatchObject({ question: 'Who?' })
    expect(ids(lying, player)).not.toContain(`token-fury ${ada}`)
    expect(ids(lying, { kind: 'gm' })).toContain(`token-fury ${ada}`)
  })

  it('FB1 HA8 the flashback is offered only while it can be made, and spends XP', () => {
    expect(ids(called(), { kind: 'gm' })).not.toContain(`look-back ${ada}`)
    const flipped = decide(
      phones(board([sheet(ada, { xp: 2 })])),
      {
        type: 'flip',
        seat: ada,
        attribute: 'str',
        net: 0,
        move: null,
        fast: false,
        hasText: { check: false, cross: false },
        versus: null,
        supporters: []
      },
      gm,
      seededLuck(2)
    )
    if (!flipped.ok) throw new Error('no flip')
    const own = offer(flipped.value.state, 'look-back', player)
    expect(own.question).toEqual(offer(flipped.value.state, 'look-back').question)
    expect(own.command(proposedAnswers(own.question))).toEqual({ type: 'flashback', seat: ada })
  })

  it('M5 HA13 FAST moves are offered to the player, and none is proposed', () => {
    const state = phones(board([sheet(ada, { character: aCharacter({ moves: [aMove('fury')] }) })]))
    const own = offer(state, 'fast', player)
    expect(own.question.fields[0]).toMatchObject({ chosen: null })
    expect(own.command({ move: 'fury str' })).toMatchObject({ type: 'use-move', move: 'fury', attribute: 'str' })
    expect(ids(state, { kind: 'gm' })).not.toContain(`fast ${ada}`)
  })
})

describe('the question how a move is made', () => {
  const withMoves = (...moves: readonly MoveId[]): State =>
    phones(board([sheet(ada, { character: aCharacter({ moves: moves.map(move => aMove(move)) }) }), sheet(bo)]))
  const fieldKeys = ({ fields }: AnyQuestion): readonly string[] => fields.map(({ key }) => key)

  it('M4 HA15 the player asks with the same attributes with which the Game Master makes the move', () => {
    const state = withMoves()
    const [own, gms] = [offer(state, 'move-defy-danger', player), offer(state, 'move-defy-danger')]
    expect(own.question.fields).toEqual(gms.question.fields.slice(0, 1))
    expect(own.question.fields[0]).toMatchObject({ key: 'attribute', chosen: 'str', choices: { length: 3 } })
    expect(own.command({ attribute: 'dex' })).toEqual({
      type: 'request-call',
      seat: ada,
      move: 'defy-danger',
      attribute: 'dex',
      item: null
    })
    expect(gms.command({ attribute: 'dex' })).toMatchObject({ type: 'use-move', attribute: 'dex', load: 'counts' })
  })

  it('HA15 a move that is asked for already is not asked for again, and another choice of it is', () => {
    const asked = (move: MoveId, attribute: 'str' | 'int'): State => {
      const state = withMoves()
      return { ...state, calls: { ...state.calls, requests: [{ seat: ada, move, attribute, item: null }] } }
    }
    const only = offer(asked('discern', 'int'), 'move-discern', player).question
    expect(only.blocked?.message).toEqual(['This is asked for already'])
    const several = offer(asked('defy-danger', 'str'), 'move-defy-danger', player).question
    expect(several.blocked).toBeUndefined()
    expect(several.fields[0]).toMatchObject({ chosen: null, choices: [{ blocked: { rule: 'HA15' } }, {}, {}] })
    expect(offer(asked('discern', 'int'), 'move-discern').question.blocked).toBeUndefined()
  })

  it('M5 M11 an attribute that cannot be taken now says why, and another one is proposed', () => {
    const state = withMoves('fury')
    const used = {
      ...state,
      sheets: state.sheets.map(each => ({ ...each, character: { ...each.character, fastUsed: 'fury' as const } }))
    }
    const { fields } = offer(used, 'move-take-a-breather').question
    const field = fields.find(({ key }) => key === 'attribute')
    const blocked = field?.kind === 'one' ? field.choices.flatMap(each => (each.blocked ? [each.key] : [])) : []
    expect(blocked).toEqual(['str'])
    expect(field).toMatchObject({ chosen: 'int' })
  })

  it('K6 a second bargain with the Blood-Bound says why it must wait', () => {
    const state = withMoves('entreat-the-blood-bound')
    const bound = {
      ...state,
      sheets: state.sheets.map(each => ({ ...each, character: { ...each.character, entreated: 'W1' } }))
    } as unknown as State
    expect(offer(bound, 'move-entreat-the-blood-bound', player).question.blocked?.message).toEqual([
      'The last bargain of ',
      { seat: ada },
      ' still holds'
    ])
  })

  it('Q5 M18 the Game Master decides whether a load counts, and which slots take it', () => {
    const character = aCharacter({ moves: [aMove('sangfroid'), aMove('bum-rush')], pack: 6 })
    const state = phones(board([sheet(ada, { character })]))
    const { question, command } = offer(state, 'move-bravely-run-away')
    expect(fieldKeys(question)).toEqual(['load', 'onto'])
    const [slot] = question.fields.flatMap(field => (field.key === 'onto' && 'choices' in field ? field.choices : []))
    expect(command({ load: 'counts', onto: [slot!.key] })).toMatchObject({ load: 'counts', slots: [{ on: 'move' }] })
    expect(command({ load: 'ignored', onto: [slot!.key] })).toMatchObject({ load: 'ignored', slots: [] })
    const own = offer(state, 'move-bravely-run-away', player).question
    expect([fieldKeys(own), own.notes?.[0]?.[0]]).toEqual([[], expect.stringContaining('mental Stamina')])
  })

  it('HA15 what a player asks for is called as it is, or put aside', () => {
    const state = withMoves()
    const request = { seat: ada, move: 'discern', attribute: 'int', item: null } as const
    const { question, command } = offer({ ...state, calls: { ...state.calls, requests: [request] } }, 'request-discern')
    expect(question.asks).toEqual([{ seat: ada }, ' asks for Discern, Int'])
    expect(command(proposedAnswers(question))).toMatchObject({ type: 'call-flip', ask: { move: 'discern', seat: ada } })
    expect(command({ does: 'aside' })).toEqual({ type: 'drop-request', seat: ada })
  })

  it('HA15 a request that can no longer be met says why, and only putting it aside is left', () => {
    const state = withMoves()
    const request = { seat: ada, move: 'discern', attribute: 'int', item: null } as const
    const down = {
      ...state,
      calls: { ...state.calls, requests: [request] },
      sheets: state.sheets.map(each => ({ ...each, incapacitated: true }))
    }
    expect(offer(down, 'request-discern').question.fields[0]).toMatchObject({
      chosen: null,
      choices: [{ blocked: {} }, { key: 'aside' }]
    })
  })
})

describe('the questions of making a character', () => {
  const begun = (...commands: readonly Command[]): State =>
    playAll(phones(board([sheet(ada), sheet(bo)])), seededLuck(3), { type: 'lay-out-moves' }, ...commands)
  const choicesOf = (question: AnyQuestion, key: string): readonly Choice[] => {
    const field = question.fields.find(each => each.key === key)
    return field && 'choices' in field ? field.choices : []
  }
  const kindsOf = (state: State, audience: Audience): readonly string[] =>
    offersNow(state, audience)
      .filter(({ question }) => question.seat === ada && /^R/.test(question.rule))
      .map(({ question }) => question.id.split(' ')[0]!)
  const takes = (state: State, kind: string, answers: Answers, audience: Audience = player): State => {
    const { question, command } = offer(state, kind, audience)
    const all = { ...proposedAnswers(question), ...answers }
    expect(missingAnswer(question, all), kind).toBeNull()
    const actor: Actor = audience.kind === 'seat' ? { kind: 'seat', seat: audience.seat } : gm
    const done = decide(state, command(all), actor, seededLuck(1))
    if (!done.ok) throw new Error(done.error.because)
    return done.value.state
  }
  const ofClass = (state: State, letter: string): readonly string[] =>
    state.workshop.laidOut.filter(move => moveOf(move).class === letter)

  it('HA16 QU5 a player is asked until the character is made; the Game Master is asked always', () => {
    const state = begun()
    const all = ['touchstone', 'card', 'points', 'deal', 'pack', 'item']
    expect([kindsOf(state, player), kindsOf(state, { kind: 'gm' })]).toEqual([all, all])
    const made = playAll(state, seededLuck(1), { type: 'finish-character', seat: ada })
    expect([kindsOf(made, player), kindsOf(made, { kind: 'gm' })]).toEqual([[], all])
  })

  it('R1 no card can be taken before the cards are laid out', () => {
    const { question } = offer(board([sheet(ada)]), 'card')
    expect([question.rule, question.blocked?.message]).toEqual(['R1', ['The cards are not laid out yet']])
  })

  it('R2 each card says what it does, and why it cannot be taken', () => {
    const state = begun()
    const [a = '', otherA = ''] = ofClass(state, 'A')
    const [b = '', c = ''] = [ofClass(state, 'B')[0], ofClass(state, 'C')[0]]
    expect(choicesOf(offer(state, 'card', player).question, 'move')).toHaveLength(state.workshop.laidOut.length)
    const one = takes(state, 'card', { move: a })
    expect(choicesOf(offer(one, 'card', player).question, 'move').find(({ key }) => key === otherA)).toMatchObject({
      title: [moveOf(otherA as MoveId).name],
      lines: [[expect.stringContaining(moveOf(otherA as MoveId).summary)]],
      blocked: { message: [{ seat: ada }, ' has an A card; one is the limit'], rule: 'R2' }
    })
    const bos = offer(one, 'card', { kind: 'seat', seat: bo }, bo).question
    expect(choicesOf(bos, 'move').find(({ key }) => key === a)).toMatchObject({
      blocked: { message: [{ seat: ada }, ' has it'], rule: 'R2' }
    })
    const three = takes(takes(one, 'card', { move: b }), 'card', { move: c })
    expect(offer(three, 'card', player).question.blocked?.message).toEqual([{ seat: ada }, ' has three cards'])
    const back = takes(three, 'put-back', { move: c })
    expect(offer(back, 'card', player).question.blocked).toBeUndefined()
  })

  it('R13 in a draft the question says whose turn it is', () => {
    const state = begun({ type: 'begin-draft', order: [bo, ada] })
    const { question } = offer(state, 'card', player)
    expect([question.rule, question.blocked?.message]).toEqual(['R13', [{ seat: bo }, ' picks now']])
    expect(offer(state, 'card', { kind: 'seat', seat: bo }, bo).question.blocked).toBeUndefined()
  })

  it('R3 ten ways to lay six points, Strength first; none is proposed before', () => {
    const state = begun()
    const { question } = offer(state, 'points', player)
    expect(missingAnswer(question, proposedAnswers(question))).toBe('Choose one')
    const ways = choicesOf(question, 'str').flatMap(({ key }) => choicesOf(question, `dex ${key}`))
    expect(ways).toHaveLength(10)
    const laid = takes(state, 'points', { str: 'anvil', 'dex anvil': 'anvil' })
    expect(laid.sheets[0]!.ranks).toEqual({ str: 'anvil', dex: 'anvil', int: 'dragon' })
    expect(proposedAnswers(offer(laid, 'points').question)).toMatchObject({ str: 'anvil', 'dex anvil': 'anvil' })
    expect(takes(state, 'points', { str: 'dragon' }).sheets[0]!.ranks).toEqual({
      str: 'dragon',
      dex: 'anvil',
      int: 'anvil'
    })
  })

  it('R6 HA16 two goals are offered to a player once, and each goal says what it means', () => {
    const dealt = takes(begun(), 'deal', {})
    expect(kindsOf(dealt, player)).not.toContain('deal')
    const { question } = offer(dealt, 'moment', player)
    const [goal] = dealt.sheets[0]!.character.offered
    expect(choicesOf(question, 'goal')[0]).toEqual({ key: goal, title: [goal], lines: [[goalWords[goal!]]] })
    const taken = takes(dealt, 'moment', { goal: goal! })
    expect(taken.sheets[0]!.character.fateful).toEqual({ goal, locked: 2 })
  })

  it('R6 the Game Master may offer two other goals, and reads what becomes of the first two', () => {
    const dealt = takes(begun(), 'deal', {}, { kind: 'gm' })
    const { question } = offer(dealt, 'deal')
    expect([question.title, question.notes?.length]).toEqual(['Two other goals', 1])
    const picked = takes(dealt, 'deal', { by: 'picked', goals: [goals[0], goals[1]] }, { kind: 'gm' })
    expect(picked.sheets[0]!.character.offered).toEqual([goals[0], goals[1]])
  })

  it('R7 the starting Pack is asked once', () => {
    const packed = takes(begun(), 'pack', {})
    expect(packed.sheets[0]!.character.pack).toBe(2)
    expect(kindsOf(packed, player)).not.toContain('pack')
  })

  it('R8 two things, one of them magical at most, with a word of the owner', () => {
    const magic = choicesOf(offer(begun(), 'item', player).question, 'magic').map(({ key }) => key)
    expect([magic.length, magic.includes('blade-of-echoes')]).toEqual([10, false])
    const one = takes(begun(), 'item', { sort: 'magic', magic: 'of-illusion', 'word of-illusion': 'Comb' })
    expect(one.sheets[0]!.character.items[0]).toMatchObject({ name: 'Comb of Illusion' })
    expect(choicesOf(offer(one, 'item', player).question, 'sort')[1]?.blocked?.rule).toBe('R8')
    const two = takes(one, 'item', { card: 'sword' })
    expect(two.sheets[0]!.character.items[1]).toMatchObject({ name: 'Sword' })
    expect(offer(two, 'item', player).question.blocked?.message).toEqual([{ seat: ada }, ' has two items'])
  })

  it('R9 the magic item that Use a Magic Item brings is asked while it is owed', () => {
    const state = begun()
    const laid: State = { ...state, workshop: { ...state.workshop, laidOut: ['use-a-magic-item'] } }
    const owed = takes(laid, 'card', { move: 'use-a-magic-item' })
    expect(owed.sheets[0]!.character.owedMagic).toBe(1)
    const received = takes(owed, 'received', { magic: 'mending', 'word mending': 'Needle' })
    expect(received.sheets[0]!.character.items[0]).toMatchObject({ name: 'Mending Needle' })
    expect(kindsOf(received, player)).not.toContain('received')
    expect(choicesOf(offer(received, 'item', player).question, 'sort')[1]?.blocked).toBeUndefined()
  })

  it('R11 the Game Master writes the list for each player, and circles last', () => {
    const asked = (state: State, kind: string) =>
      offersNow(state, { kind: 'gm' }).find(({ question }) => question.id.startsWith(`${kind}-touchstone `))!
    const begun = board([sheet(ada), sheet(bo)])
    const name = asked(begun, 'name')
    expect(name.command({ title: ' Earthsea ', by: ada })).toEqual({
      type: 'write-touchstone',
      title: 'Earthsea',
      by: ada
    })
    expect(name.command({ title: 'Earthsea', by: 'gm' })).toMatchObject({ by: null })
    expect([asked(begun, 'circle'), asked(begun, 'strike')]).toEqual([undefined, undefined])
    const written = playAll(
      begun,
      seededLuck(1),
      { type: 'write-touchstone', title: 'Earthsea', by: ada },
      { type: 'write-touchstone', title: 'Dishonored', by: null },
      { type: 'circle-touchstone', title: 'Earthsea', by: ada }
    )
    const circle = asked(written, 'circle')
    expect(circle.question.fields).toMatchObject([
      { chosen: bo, choices: [{ key: bo }, { key: 'gm', blocked: { rule: 'R11' } }] },
      { choices: [{ key: 'Dishonored' }], chosen: null }
    ])
    expect(circle.command({ by: bo, title: 'Dishonored' })).toEqual({
      type: 'circle-touchstone',
      title: 'Dishonored',
      by: bo
    })
    expect(asked(written, 'strike').command({ title: 'Earthsea' })).toEqual({
      type: 'strike-touchstone',
      title: 'Earthsea'
    })
    expect(offersNow(phones(written), player).some(({ question }) => /-touchstone /.test(question.id))).toBe(false)
  })

  it('R11 a title is named, and each circles one that is free', () => {
    const named = takes(begun(), 'touchstone', { title: 'Earthsea' })
    const circled = takes(named, 'circle', { title: 'Earthsea' })
    expect(circled.workshop.touchstones).toEqual([{ title: 'Earthsea', by: ada, circledBy: ada }])
    expect(offer(circled, 'circle', player).question.blocked?.message).toEqual(['Each circles one title'])
    const bos = offer(circled, 'circle', { kind: 'seat', seat: bo }, bo).question
    // One line instead of another: on a phone the list below keeps its place.
    expect(choicesOf(bos, 'title')[0]).toEqual({
      key: 'Earthsea',
      title: ['Earthsea'],
      blocked: {
        message: ['Circled by ', { seat: ada }],
        remedy: ['Circle another title'],
        forPlayer: [],
        rule: 'R11'
      }
    })
  })
})

describe('the offers of random play', () => {
  it(
    'QU1 QU5 U10 Q14 each screen offers the same, the rules take what is complete, and no hidden foe is named',
    () => {
      const count = noQuestions()
      const calls = noQuestions()
      fc.assert(
        fc.property(turns(80), fc.nat(), (whims, seed) => {
          const luck = seededLuck(seed)
          playByWhim(adventure, whims, seed, ({ after }) => {
            expectLawful(offeredGame, planted(after), luck, count)
            const called = luck.below(8) === 0 ? calledNow(planted(after), luck) : null
            if (called) expectLawful(calledGame, called, luck, calls)
          })
        }),
        { numRuns: runs(2, 150), endOnFailure: true }
      )
      console.info(
        `A Thousand Faces, offered: ${count.states} states, ${count.compared} compared, ${count.taken} taken, of calls ${calls.taken}`
      )
      expect(count.states).toBeGreaterThan(runs(80, 10_000))
      expect(calls.taken, 'calls that were answered').toBeGreaterThan(runs(5, 1000))
      expect(count.kinds.size, [...count.kinds].sort().join(', ')).toBeGreaterThan(runs(20, 30))
    },
    longestMs
  )
})
