import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
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
import { aMove } from '../characters/builders'
import { name, lose, pendingOf, atTable } from './real-cards'

describe('losing Stamina with real cards', () => {
  it('S2 RC4 cards go face down, and no player says which', () => {
    const { piles, tokens } = sheetOf(play(atTable({}), lose(3)).state, ada)
    expect(piles).toMatchObject({ deck: 17, exhausted: 3, faceUp: [], discard: [] })
    expect(tokens.exhaustion).toBe(3)
  })

  it('N4 RC4 a Harm lies on a card that no player has seen', () => {
    const after = play(atTable({}), { type: 'take-harm', seat: ada, reason: '' }).state
    expect(sheetOf(after, ada)).toMatchObject({ piles: { deck: 19, exhausted: 1 }, tokens: { harm: 1, exhaustion: 0 } })
  })
})

describe('real cards beside the app’s', () => {
  it('RC5 while one player’s cards are searched, no other piles move', () => {
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
