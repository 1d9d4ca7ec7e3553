import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { State } from '#rules/thousand-faces/state'
import type { CardId } from '#rules/thousand-faces/vocabulary'
import {
  ada,
  bo,
  board,
  deckOf,
  digital,
  flip,
  lastFlip,
  play,
  playAll,
  refusalOf,
  sheet,
  strOn
} from '../../../support/thousand-faces/table'
import { noLuck, scriptedLuck } from '../../../support/luck'

const ready = (xp: number, ...top: readonly CardId[]): State =>
  board([sheet(ada, { xp, ranks: strOn('anvil'), piles: digital({ top }) }), sheet(bo)])
const ofAda = (state: State) => sheetOf(state, ada)
const back = { type: 'flashback', seat: ada } as const

describe('a flashback', () => {
  it('E21 FB4 FB5 O12 the second flip counts, a step is bought, and the XP card pays after all payments', () => {
    const first = play(ready(3, '12', '9'), flip()).state
    expect(first.gmMovesOwed).toHaveLength(1)
    const open = play(first, back).state
    expect(open).toMatchObject({ pending: { kind: 'flashback', seat: ada }, gmMovesOwed: [], shadow: { free: 0 } })
    expect(ofAda(open).xp).toBe(2)
    const state = playAll(open, noLuck, { type: 'raise-result' }, { type: 'settle-flashback' })
    expect(lastFlip(state)).toMatchObject({ result: 2, raised: 1, flashback: true })
    expect(ofAda(state)).toMatchObject({ xp: 2, shadowCaused: 0, piles: { discard: ['12', '9'] } })
    expect(state).toMatchObject({ shadow: { free: 0 }, gmMovesOwed: [], pending: null })
  })

  it('E22 FB5 XP cannot finance a step of its own flip', () => {
    const { state } = play(play(ready(1, '12', '9'), flip()).state, back)
    expect(lastFlip(state)).toMatchObject({ result: 1, raised: 0 })
    expect(ofAda(state)).toMatchObject({ xp: 1 })
    expect(state).toMatchObject({ shadow: { free: 1 }, pending: null })
  })

  it('FB4 raising goes up to three checks, which settles it', () => {
    const open = playAll(ready(9, '12', '4'), noLuck, flip(), back)
    const state = playAll(open, noLuck, { type: 'raise-result' }, { type: 'raise-result' })
    expect(lastFlip(state)).toMatchObject({ result: 3, raised: 2 })
    expect(ofAda(state).xp).toBe(6)
    expect(refusalOf(state, { type: 'raise-result' })).toEqual({ because: 'nothing-pending', wanted: 'flashback' })
    expect(refusalOf(state, { type: 'settle-flashback' })).toEqual({ because: 'nothing-pending', wanted: 'flashback' })
  })

  it('FB4 any result below three checks can be raised, two checks too; three checks settle at once', () => {
    const { state: two } = play(play(ready(3, '12', '13'), flip()).state, back)
    expect(two.pending).toEqual({ kind: 'flashback', seat: ada })
    expect(lastFlip(two)).toMatchObject({ result: 2, raised: 0 })
    expect(lastFlip(play(two, { type: 'raise-result' }).state)).toMatchObject({ result: 3, raised: 1 })
    const { state: three } = play(play(ready(3, '12', '17'), flip()).state, back)
    expect(lastFlip(three)).toMatchObject({ result: 3, raised: 0 })
    expect(three.pending).toBeNull()
  })

  it('FB4 X3 XP that were spent on something else in the meantime buy no step', () => {
    const open = playAll(ready(2, '12', '4'), noLuck, flip(), back)
    const poor = play(open, { type: 'spend-xp', seat: ada, amount: 1, reason: '' }).state
    expect(refusalOf(poor, { type: 'raise-result' })).toEqual({ because: 'not-enough-xp', seat: ada, needs: 1, has: 0 })
    expect(play(poor, { type: 'settle-flashback' }).state.pending).toBeNull()
  })

  it('FB2 O11 what the ignored flip brought is taken back: XP, Shadow and its ledger', () => {
    const first = play(ready(1, '9', '13'), flip()).state
    expect(first).toMatchObject({ shadow: { free: 1 } })
    expect(ofAda(first)).toMatchObject({ xp: 2, shadowCaused: 1 })
    const { state } = play(first, back)
    expect(state).toMatchObject({ shadow: { free: 0 } })
    expect(ofAda(state)).toMatchObject({ xp: 0, shadowCaused: 0, piles: { discard: ['9', '13'] } })
  })

  it('FB2 O11 Stamina lost to a wound stays lost', () => {
    const state = playAll(ready(1, 'W1.1', '2', '13'), noLuck, flip(), back)
    expect(ofAda(state)).toMatchObject({
      tokens: { exhaustion: 1 },
      piles: { exhausted: ['2'], discard: ['W1.1', '13'] }
    })
  })

  it('FB2 a Blessing comes back to its owner, and a Critical Success is withdrawn', () => {
    const blessed = playAll(ready(1, 'B5', '14'), noLuck, flip())
    expect(blessed.blessingSupply).toHaveLength(6)
    const again = play(blessed, back).state
    expect(again.blessingSupply).toHaveLength(5)
    expect(ofAda(again).piles.discard).toEqual(['B5', '14'])
    const critical = playAll(ready(1, '11', '14'), noLuck, flip())
    expect(critical.pending).toEqual({ kind: 'critical', seat: ada })
    expect(play(critical, back).state.pending).toBeNull()
  })

  it('FB2 each flip, the second too, has a serial of its own', () => {
    const first = play(ready(1, '12', '14'), flip()).state
    const second = play(first, back).state
    expect([lastFlip(first).serial, lastFlip(second).serial, second.flips.count]).toEqual([1, 2, 2])
  })

  it('FB3 O15 one flashback for each move', () => {
    const state = playAll(ready(3, '12', '20'), noLuck, flip(), back, { type: 'settle-flashback' })
    expect(refusalOf(state, back)).toEqual({ because: 'no-flashback', seat: ada, says: 'used' })
  })

  it('FB1 it costs 1 XP, which the ignored flip cannot give', () => {
    const xpCard = play(ready(0, '9'), flip()).state
    expect(ofAda(xpCard).xp).toBe(1)
    expect(refusalOf(xpCard, back)).toEqual({ because: 'no-flashback', seat: ada, says: 'no-xp' })
    expect(refusalOf(ready(1), back)).toEqual({ because: 'no-flashback', seat: ada, says: 'no-flip' })
  })

  it('FB1 it follows its flip at once, before the GM goes on', () => {
    const cross = play(ready(1, '12'), flip()).state
    const gone = (state: State) => refusalOf(state, back)
    expect(gone(play(cross, { type: 'make-gm-move', move: null }).state)).toMatchObject({ says: 'gm-moved' })
    expect(gone(play(cross, flip({ seat: bo })).state)).toMatchObject({ says: 'not-newest' })
    const check = play(ready(1, '4'), flip()).state
    expect(gone(play(check, { type: 'spend-shadow', amount: 1, from: 'free', reason: '' }).state)).toMatchObject({
      says: 'shadow-spent'
    })
    expect(gone(play(check, { type: 'circle-shadow', circled: 1 }).state)).toMatchObject({ says: 'shadow-spent' })
    const critical = play(ready(1, '11'), flip()).state
    const taken = play(critical, { type: 'answer-critical', take: 'blessing' }, scriptedLuck(0)).state
    expect(gone(taken)).toMatchObject({ says: 'critical-taken' })
    expect(deckOf(play(play(critical, { type: 'answer-critical', take: 'nothing' }).state, back).state)).toHaveLength(
      18
    )
  })

  it('FB1 a Blessing that another player has drawn meanwhile cannot be taken back', () => {
    const spent = play(board([sheet(ada, { xp: 1, piles: digital({ top: ['B1'] }) }), sheet(bo)]), flip())
    const elsewhere = { ...spent.state, blessingSupply: [] }
    expect(refusalOf(elsewhere, back)).toMatchObject({ because: 'no-flashback', says: 'blessing-gone' })
  })
})
