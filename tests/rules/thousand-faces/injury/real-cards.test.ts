import { describe, expect, it } from 'vitest'
import { newStory } from '#rules/thousand-faces/economy/model'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Character } from '#rules/thousand-faces/characters/character-schemas'
import type { Command, Sheet, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import { noLuck, scriptedLuck } from '../../../support/luck'
import {
  ada,
  bo,
  flip,
  physical,
  play,
  playAll,
  refusalOf,
  strOn,
  twoPlayers
} from '../../../support/thousand-faces/table'
import { adaWith, aMove, settle, use } from '../characters/builders'

const long = { ...newStory, length: '9-hour', chapter: 5 } as const
const name = (card: string): Command => ({ type: 'name-card', card })
const lose = (points: number): Command => ({ type: 'lose-stamina', seat: ada, points, reason: 'the surf' })
const heroic: Command = { type: 'go-heroic', seat: ada }
const rest: Command = { type: 'rest', seat: ada, keep: [], harmFrom: 'pile', blames: '' }
const help: Command = { type: 'seek-help', seat: ada, at: 'elsewhere', keep: [], forgives: '' }
const pendingOf = (state: State) => (view(state, { kind: 'gm' }) as GmView).pending

/** Ada with real cards. */
function atTable(
  lying: Parameters<typeof physical>[0],
  sheet: Partial<Sheet> = {},
  who: Partial<Character> = {}
): State {
  return adaWith(who, { piles: physical(lying), ...sheet }, { story: long })
}
const hero = (lying: Parameters<typeof physical>[0] = {}, sheet: Partial<Sheet> = {}): State =>
  atTable(lying, sheet, { stamina: 'heroic' })

describe('losing Stamina with real cards', () => {
  it('S2 RC4 cards go face down, and nobody says which', () => {
    const { piles, tokens } = sheetOf(play(atTable({}), lose(3)).state, ada)
    expect(piles).toMatchObject({ deck: 17, exhausted: 3, faceUp: [], discard: [] })
    expect(tokens.exhaustion).toBe(3)
  })

  it('N4 RC4 a Harm lies on a card that nobody has seen', () => {
    const after = play(atTable({}), { type: 'take-harm', seat: ada, reason: '' }).state
    expect(sheetOf(after, ada)).toMatchObject({ piles: { deck: 19, exhausted: 1 }, tokens: { harm: 1, exhaustion: 0 } })
  })
})

describe('Heroic Mode with real cards', () => {
  it('N13 cards are named until one shows the symbol; it is exhausted face up, the others are discarded', () => {
    const owing = play(hero(), lose(1)).state
    expect(pendingOf(owing)).toMatchObject({ kind: 'name-cards', for: 'stamina', left: 1 })
    expect(refusalOf(owing, flip())).toMatchObject({ because: 'something-pending' })
    const after = playAll(owing, noLuck, name('2'), name('12'))
    expect(sheetOf(after, ada).piles).toMatchObject({ faceUp: ['12'], discard: ['2'], deck: 18, exhausted: 0 })
    expect(sheetOf(after, ada).tokens.exhaustion).toBe(1)
    expect(after.pending).toBeNull()
  })

  it('N13 O38 a wound card on the way does nothing', () => {
    const after = playAll(hero({ extra: ['W1.1'] }), noLuck, lose(1), name('W1.1'), name('12'))
    expect(sheetOf(after, ada)).toMatchObject({
      piles: { discard: ['W1.1'], faceUp: ['12'] },
      tokens: { exhaustion: 1 }
    })
  })

  it('N13 RC3 a deck that runs out is shuffled at the table, and the search goes on', () => {
    const state = hero({ discard: ['11', '12', '13', '14', '15', '16', '17', '18', '19', '20'] })
    const dry = playAll(state, noLuck, lose(1), ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map(name))
    expect(sheetOf(dry, ada).piles).toMatchObject({ deck: 20, discard: [] })
    const after = play(dry, name('19')).state
    expect(sheetOf(after, ada).piles).toMatchObject({ faceUp: ['19'], deck: 19 })
  })

  it('N13 where no symbol is left the search ends', () => {
    const symbols = ['11', '12', '13', '14', '15', '16', '17', '18', '19']
    const sheet = { piles: { ...physical({ discard: symbols }), discard: [], faceUp: symbols } }
    const tired = { ...sheet, tokens: { exhaustion: 9, harm: 0, wound: 0 } }
    const down = playAll(hero({}, tired), noLuck, lose(4), name('20'))
    expect(sheetOf(down, ada).incapacitated).toBe(true)
    expect(down.pending).toBeNull()
  })

  it('N13 N4 a Harm pins a card with the symbol, and brings no Exhaustion token', () => {
    const harmed = play(hero(), { type: 'take-harm', seat: ada, reason: '' }).state
    const after = playAll(harmed, noLuck, name('3'), name('13'))
    expect(sheetOf(after, ada)).toMatchObject({ piles: { faceUp: ['13'] }, tokens: { exhaustion: 0, harm: 1 } })
  })

  it('N13 points and Harm of one blow are searched for together', () => {
    const struck = play(hero(), {
      type: 'open-attack', seat: ada, power: { by: 'number', number: 7 }, exertion: 'physical', from: ''
    }).state // prettier-ignore
    const attack = struck.attacks[0]?.id ?? 0
    const taken = play(struck, {
      type: 'take-attack', attack, split: { exhaustion: 1, harm: 2, wound: 0 }, exhaustionOnto: [], harmOnto: [], woundOnto: null, relief: 'none', describe: ''
    }).state // prettier-ignore
    expect(pendingOf(taken)).toMatchObject({ left: 3 })
    const after = playAll(taken, noLuck, name('11'), name('12'), name('13'))
    expect(sheetOf(after, ada)).toMatchObject({
      piles: { faceUp: ['11', '12', '13'] },
      tokens: { exhaustion: 1, harm: 2 }
    })
  })

  it('N13 O24 switching: the exhausted cards are named, then as many points are searched for', () => {
    const tired = atTable({ exhausted: 2 }, { tokens: { exhaustion: 1, harm: 1, wound: 0 } })
    const named = playAll(tired, noLuck, heroic, name('1'), name('12'))
    expect(sheetOf(named, ada).piles).toMatchObject({ exhausted: 0, discard: ['1', '12'] })
    expect(pendingOf(named)).toMatchObject({ for: 'stamina', left: 2 })
    const after = playAll(named, noLuck, name('14'), name('15'))
    expect(sheetOf(after, ada)).toMatchObject({ piles: { faceUp: ['14', '15'] }, tokens: { exhaustion: 1, harm: 1 } })
    expect(refusalOf(after, heroic)).toMatchObject({ because: 'heroic-already' })
  })

  it('N13 C3 a Critical Success over a wound is answered first, then the point is searched for', () => {
    const state = hero({ extra: ['W1.1'] }, { ranks: strOn('anvil') })
    const critical = playAll(state, noLuck, flip({ net: 2 }), name('11'), name('W1.1'))
    expect(critical.pending).toMatchObject({ kind: 'critical' })
    expect(refusalOf(critical, { type: 'shuffle', seat: ada })).toMatchObject({ because: 'flip-in-progress' })
    const answered = play(critical, { type: 'answer-critical', take: 'nothing' }).state
    expect(pendingOf(answered)).toMatchObject({ for: 'stamina', left: 1 })
  })

  it('N13 Q5 with real cards the flip of a move comes before the points that its load costs', () => {
    const state = adaWith(
      { stamina: 'heroic', pack: 3, moves: [aMove('pick-pockets')] },
      { piles: physical({}), ranks: strOn('anvil') },
      { story: long }
    )
    const called = play(state, use('pick-pockets', { attribute: 'dex' })).state
    expect(pendingOf(called)).toMatchObject({ for: 'flip' })
    expect(pendingOf(play(called, name('14')).state)).toMatchObject({ for: 'stamina', left: 1 })
  })

  it('N13 the log says what is searched for, and each card only when it matters', () => {
    const owed = { type: 'stamina-owed', seat: ada, points: 2, bare: 0, reason: 'the surf' } as const
    expect(lineFor(owed, { kind: 'table' })).toMatchObject({ tone: 'grave' })
    expect(lineFor({ type: 'stamina-passed', seat: ada, card: '2' }, { kind: 'gm' })).toBeNull()
  })
})

describe('recovery with real cards', () => {
  const spent = { exhausted: 10, extra: ['W1.1'] } as const
  const down = { tokens: { exhaustion: 10, harm: 0, wound: 0 }, incapacitated: true } as const
  const ten = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'W1.1']

  it('N16 RC3 whoever was down stands again when the last card is named', () => {
    const resting = play(atTable(spent, down), rest).state
    const nine = playAll(resting, noLuck, ...ten.slice(0, 9).map(name))
    expect(sheetOf(nine, ada).incapacitated).toBe(true)
    expect(sheetOf(play(nine, name('W1.1')).state, ada)).toMatchObject({
      incapacitated: false,
      piles: { exhausted: 0 }
    })
  })

  it('N12 RC3 O39 a wound card among the exhausted ones is named first, and goes back then', () => {
    const healing = play(atTable(spent, down), help).state
    expect(sheetOf(healing, ada).piles).toMatchObject({ deck: 11, exhausted: 10 })
    const after = playAll(healing, noLuck, ...ten.map(name))
    expect(sheetOf(after, ada)).toMatchObject({ incapacitated: false, piles: { deck: 11, exhausted: 0 } })
    expect((view(after, { kind: 'gm' }) as GmView).sheets[0]?.woundCards).toBe(0)
  })

  it('N11 face-up cards that are not kept come back first, face-down ones are named', () => {
    const piles = { ...physical({ exhausted: 1, discard: ['3', '4'] }), discard: [], faceUp: ['3', '4'] }
    const state = atTable({}, { piles, tokens: { exhaustion: 1, harm: 0, wound: 1 } })
    const after = play(state, { ...rest, keep: ['3'] }).state
    expect(sheetOf(after, ada).piles).toMatchObject({ faceUp: ['3'], discard: ['4'] })
    expect(pendingOf(after)).toMatchObject({ for: 'recovery', left: 1 })
  })

  it('RC5 a Critical Success is answered before real cards come back, and is not forgotten', () => {
    const tired = { exhausted: 2 } as const
    const tokens = { exhaustion: 2, harm: 0, wound: 0 }
    const state = play(atTable(tired, { ranks: strOn('anvil'), tokens }), flip()).state
    const critical = play(state, name('11')).state
    const wait = { because: 'something-pending', waits: 'critical' }
    expect(refusalOf(critical, rest)).toMatchObject(wait)
    expect(refusalOf(critical, help)).toMatchObject(wait)
    expect(refusalOf(critical, heroic)).toMatchObject(wait)
    expect(refusalOf(critical, { type: 'regain-stamina', seat: ada, points: 1, slots: [], reason: '' })).toMatchObject(
      wait
    )
  })

  it('N10 E27 Take a Breather: the flip is named, then the cards that come back', () => {
    const tokens = { exhaustion: 3, harm: 0, wound: 0 }
    const state = atTable({ exhausted: 3 }, { tokens, ranks: strOn('anvil') })
    const flipped = playAll(state, noLuck, use('take-a-breather', { attribute: 'dex' }), name('14'))
    const settled = play(flipped, settle(flipped), scriptedLuck(1)).state
    expect(pendingOf(settled)).toMatchObject({ for: 'recovery', left: 2 })
    const after = playAll(settled, noLuck, name('5'), name('6'))
    expect(sheetOf(after, ada)).toMatchObject({
      piles: { exhausted: 1, discard: ['14', '5', '6'] },
      tokens: { exhaustion: 1 }
    })
  })
})

describe('real cards beside the app’s', () => {
  it('RC5 while one player’s cards are searched, nobody else’s piles move', () => {
    const two = twoPlayers()
    const sheets = two.sheets.map(each =>
      each.seat === ada
        ? { ...each, piles: physical({}), character: { ...each.character, stamina: 'heroic' as const } }
        : each
    )
    const owing = play({ ...two, sheets }, lose(1)).state
    expect(
      refusalOf(owing, { type: 'expend-stamina', seat: bo, points: 1, exertion: 'mental', slots: [], reason: '' })
    ).toEqual({
      because: 'flip-in-progress',
      seat: ada
    })
  })
})

describe('the rest of an evening with real cards', () => {
  it('F5 W1 a wound card that comes up costs a point face down; a Wound lies in the discard for all to see', () => {
    const state = atTable({ extra: ['W1.1'] }, { ranks: strOn('anvil') })
    const hurt = playAll(state, noLuck, flip(), name('W1.1'))
    expect(sheetOf(hurt, ada)).toMatchObject({ piles: { deck: 19, exhausted: 1, discard: ['W1.1'] } })
    const wounded = play(hurt, { type: 'take-wound', seat: ada, reason: '' }, scriptedLuck(0)).state
    expect(sheetOf(wounded, ada)).toMatchObject({ piles: { discard: ['W1.1', 'W1.2'] }, tokens: { wound: 1 } })
  })

  it('C1 B1 a Blessing taken for a Critical Success lies in the discard', () => {
    const critical = playAll(atTable({}, { ranks: strOn('anvil') }), noLuck, flip(), name('11'))
    const blessed = play(critical, { type: 'answer-critical', take: 'blessing' }, scriptedLuck(0)).state
    expect(sheetOf(blessed, ada).piles).toMatchObject({ discard: ['11', 'B1'], deck: 19 })
  })

  it('V1 RC2 a round of a Pursuit is named like any flip', () => {
    const state = { ...atTable({}, { ranks: strOn('anvil') }), shadow: { free: 1, circled: 0, factor: 1 as const } }
    const begun = play(state, { type: 'begin-pursuit', joined: [ada], pay: 'free' }).state
    const running = play(begun, { type: 'run-round', helper: null, advantages: 0 }).state
    expect(pendingOf(running)).toMatchObject({ for: 'flip' })
    const wanted = running.pending ? (pendingOf(running) as { left: number }).left : 0
    const won = playAll(running, noLuck, ...['14', '13', '11'].slice(0, wanted).map(name))
    const over = won.pending?.kind === 'tie' ? play(won, { type: 'choose', card: '14' }).state : won
    expect(over.game).toMatchObject({ kind: 'pursuit', rounds: [{ by: ada }] })
  })

  it('V10 cards that only the table can turn are laid there, and the app says so', () => {
    const state = atTable({}, {}, { moves: [aMove('pick-locks')] })
    expect(refusalOf(state, { type: 'lay-corners', seat: ada, move: 'pick-locks' })).toMatchObject({
      because: 'by-hand'
    })
  })
})
