import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Sheet, State } from '#rules/thousand-faces/state'
import type { CardId } from '#rules/thousand-faces/vocabulary'
import { noLuck, scriptedLuck } from '../../../support/luck'
import {
  ada,
  bo,
  board,
  cy,
  digital,
  flip,
  lastFlip,
  physical,
  play,
  playAll,
  refusalOf,
  sheet,
  strOn
} from '../../../support/thousand-faces/table'

const together = (lead: readonly CardId[], help: readonly CardId[], changes: Partial<Sheet> = {}): State =>
  board([
    sheet(ada, { ranks: strOn('blade'), piles: digital({ top: lead }), ...changes }),
    sheet(bo, { piles: digital({ top: help }) }),
    sheet(cy)
  ])
const helped = flip({ supporters: [bo] })

describe('teamwork', () => {
  it('E23 TW2 TW3 TW4 O14 the best of all counts, and its owner gets the XP', () => {
    const { state } = play(together(['2'], ['17']), helped)
    expect(lastFlip(state)).toMatchObject({
      result: 3,
      resolving: { seat: bo, card: '17' },
      consequences: { xp: 1, xpTo: bo, shadow: 0 }
    })
    expect([sheetOf(state, ada).xp, sheetOf(state, bo).xp, state.shadow.free]).toEqual([0, 1, 0])
    expect(sheetOf(state, bo).piles.discard).toEqual(['17'])
  })

  it("TW3 with disadvantage the lead's worst card is compared with the supporters' cards", () => {
    const { state } = play(together(['3', '6'], ['10']), flip({ net: -1, supporters: [bo] }))
    expect(lastFlip(state)).toMatchObject({ result: 2, resolving: { seat: bo, card: '10' } })
  })

  it('TW3 O6 the same card of two players can tie, and the choice names whose', () => {
    const tied = play(together(['10', '1'], ['10']), flip({ attribute: 'str', net: 0, supporters: [bo] })).state
    expect(lastFlip(tied)).toMatchObject({ resolving: { seat: bo } })
    const even = play(together(['16'], ['9']), helped).state
    expect(even.pending).toMatchObject({
      kind: 'tie',
      among: [
        { seat: ada, card: '16' },
        { seat: bo, card: '9' }
      ]
    })
    const same = play(together(['9'], ['9']), helped).state
    expect(sheetOf(play(same, { type: 'choose', card: '9', of: bo }).state, bo).xp).toBe(1)
    expect(sheetOf(play(same, { type: 'choose', card: '9' }).state, ada).xp).toBe(1)
  })

  it("TW4 a supporter's Blessing goes back, and a supporter's Critical Success is theirs", () => {
    const blessed = play(together(['1'], ['B1']), helped).state
    expect([blessed.blessingSupply.length, sheetOf(blessed, bo).piles.discard]).toEqual([6, []])
    const critical = play(together(['1'], ['11']), helped).state
    expect(critical.pending).toEqual({ kind: 'critical', seat: bo })
    expect(
      sheetOf(play(critical, { type: 'answer-critical', take: 'blessing' }, scriptedLuck(3)).state, bo).piles.discard
    ).toEqual(['11', 'B4'])
  })

  it('TW5 O14 the player who turned up a wound pays for it', () => {
    const { state } = play(together(['3'], ['W1.1']), helped)
    expect(lastFlip(state)).toMatchObject({ result: 3, consequences: { staminaLost: 1 } })
    expect([sheetOf(state, ada).tokens.exhaustion, sheetOf(state, bo).tokens.exhaustion]).toEqual([0, 1])
  })

  it("TW6 O14 Shadow and GM move come once, by the final result, under the lead's name", () => {
    const check = play(together(['2'], ['1']), helped).state
    expect([check.shadow.free, sheetOf(check, ada).shadowCaused, sheetOf(check, bo).shadowCaused]).toEqual([1, 1, 0])
    const cross = play(together(['1'], ['1']), helped).state
    expect(play(cross, { type: 'choose', card: '1' }).state.gmMovesOwed).toEqual([{ flip: 1, seat: ada }])
  })

  it('TW1 a supporter is another player, once, and not the one it is aimed at', () => {
    const start = together([], [])
    expect(refusalOf(start, flip({ supporters: [ada] }))).toEqual({
      because: 'supporter-unfit',
      seat: ada,
      says: 'lead'
    })
    expect(refusalOf(start, flip({ supporters: [bo, bo] }))).toEqual({
      because: 'supporter-unfit',
      seat: bo,
      says: 'twice'
    })
    expect(refusalOf(start, flip({ supporters: [bo], versus: bo }))).toEqual({
      because: 'supporter-unfit',
      seat: bo,
      says: 'versus'
    })
    const far = 's9' as typeof ada
    expect(refusalOf(start, flip({ supporters: [far] }))).toEqual({ because: 'no-such-seat', seat: far })
  })

  it('RC2 TW2 real and digital cards flip together, the lead first', () => {
    const start = board([
      sheet(ada, { piles: physical({}) }),
      sheet(bo, { piles: physical({}) }),
      sheet(cy, { piles: digital({ top: ['1'] }) })
    ])
    const called = play(start, flip({ supporters: [bo, cy] })).state
    expect(called.pending).toMatchObject({ seat: ada })
    const next = play(called, { type: 'name-card', card: '2' }).state
    expect(next.pending).toMatchObject({ kind: 'name-cards', seat: bo })
    const done = play(next, { type: 'name-card', card: '20' }).state
    expect(lastFlip(done)).toMatchObject({
      result: 2,
      resolving: { seat: bo, card: '20' },
      support: [{ card: { value: 2 } }, { card: { value: 0 } }]
    })
  })

  it("FB6 in a flashback only the lead flips again; the supporters' cards stand", () => {
    const first = play(together(['2', '1'], ['17'], { xp: 2 }), helped).state
    const open = play(first, { type: 'flashback', seat: ada }).state
    expect(lastFlip(open)).toMatchObject({ result: 3, resolving: { seat: bo, card: '17' } })
    expect([sheetOf(open, ada).xp, sheetOf(open, bo).xp]).toEqual([1, 1])
    expect(sheetOf(open, ada).piles.discard).toEqual(['2', '1'])
    expect(refusalOf(first, { type: 'flashback', seat: bo })).toMatchObject({ because: 'no-flashback' })
  })

  it("FB1 FB6 I2 there is no flashback once a supporter's card is given back", () => {
    const tied = play(together(['11', '2'], ['B5'], { xp: 1 }), helped).state
    const first = play(play(tied, { type: 'choose', card: '11' }).state, {
      type: 'answer-critical',
      take: 'nothing'
    }).state
    const given = play(first, { type: 'return-blessing', seat: bo, card: 'B5' }).state
    expect(refusalOf(given, { type: 'flashback', seat: ada })).toMatchObject({
      because: 'no-flashback',
      says: 'help-gone'
    })
  })

  it("FB6 B3 a supporter's Blessing that resolves again goes back again", () => {
    const state = playAll(together(['1', '2'], ['B5'], { xp: 1 }), noLuck, helped, { type: 'flashback', seat: ada })
    expect(lastFlip(state)).toMatchObject({ resolving: { seat: bo, card: 'B5' }, flashback: true })
    expect([state.blessingSupply.length, sheetOf(state, bo).piles.discard]).toEqual([6, []])
  })
})
