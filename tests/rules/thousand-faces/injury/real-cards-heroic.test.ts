import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import { noLuck } from '../../../support/luck'
import { ada, flip, physical, play, playAll, refusalOf, strOn } from '../../../support/thousand-faces/table'
import { adaWith, aMove, use } from '../characters/builders'
import { name, lose, heroic, pendingOf, atTable, hero, long } from './real-cards'

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
      type: 'open-attack',
      seat: ada,
      power: { by: 'number', number: 7 },
      exertion: 'physical',
      from: ''
    }).state
    const attack = struck.attacks[0]?.id ?? 0
    const taken = play(struck, {
      type: 'take-attack',
      attack,
      split: { exhaustion: 1, harm: 2, wound: 0 },
      exhaustionOnto: [],
      harmOnto: [],
      woundOnto: null,
      relief: 'none',
      describe: ''
    }).state
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
