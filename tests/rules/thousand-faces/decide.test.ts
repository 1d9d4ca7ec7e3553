import { describe, expect, it } from 'vitest'
import type { Actor, SeatId } from '#rules/core/seat'
import { decide } from '#rules/thousand-faces/slices'
import { thousandFaces } from '#rules/thousand-faces/index'
import type { Command, State } from '#rules/thousand-faces/state'
import { seededLuck } from '../../support/luck'
import {
  ada,
  bo,
  board,
  chair,
  cy,
  digital,
  flip,
  play,
  refusalOf,
  sheet,
  strOn
} from '../../support/thousand-faces/table'

const as = (seat: SeatId): Actor => ({ kind: 'seat', seat })
const tied = (): State =>
  play(
    board([
      sheet(ada, { xp: 1, ranks: strOn('anvil'), piles: digital({ top: ['13', '14'], discard: ['1'] }) }),
      sheet(bo),
      sheet(cy)
    ]),
    flip({ net: 1 })
  ).state
const notYours = { because: 'not-yours' }

describe('who may do what', () => {
  it("WHO1 the GM may do everything; a player may not do the GM's things, not even for themselves", () => {
    const commands: readonly Command[] = [
      flip(),
      { type: 'lose-stamina', seat: ada, points: 1, reason: '' },
      { type: 'gain-xp', seat: ada, amount: 1, reason: '' },
      { type: 'take-blessing', seat: ada },
      { type: 'gain-shadow', amount: 1, seat: ada, reason: '' },
      { type: 'correct', seat: ada, correction: { what: 'xp', to: 9 }, reason: '' }
    ]
    const state = board([sheet(ada), sheet(bo)])
    for (const command of commands) {
      expect(refusalOf(state, command, as(ada))).toEqual(notYours)
      expect(decide(state, command, { kind: 'gm' }, seededLuck(1)).ok).toBe(true)
    }
  })

  it('WHO2 O6 a player breaks their own tie; in Teamwork any of the players does', () => {
    const choice = { type: 'choose', card: '13' } as const
    expect(play(tied(), choice, seededLuck(1), as(ada)).state.pending).toBeNull()
    expect(refusalOf(tied(), choice, as(bo))).toEqual(notYours)
    const helped = play(
      board([
        sheet(ada, { ranks: strOn('anvil'), piles: digital({ top: ['12'] }) }),
        sheet(bo, { piles: digital({ top: ['3'] }) }),
        sheet(cy)
      ]),
      flip({ supporters: [bo] })
    ).state
    expect(play(helped, { type: 'choose', card: '3' }, seededLuck(1), as(bo)).state.pending).toBeNull()
    expect(refusalOf(helped, { type: 'choose', card: '3' }, as(cy))).toEqual(notYours)
  })

  it('WHO2 a player answers their Critical Success, shuffles, looks back and settles, and spends no XP otherwise', () => {
    const critical = play(board([sheet(ada, { piles: digital({ top: ['11'] }) }), sheet(bo)]), flip()).state
    expect(refusalOf(critical, { type: 'answer-critical', take: 'nothing' }, as(bo))).toEqual(notYours)
    expect(
      play(critical, { type: 'answer-critical', take: 'nothing' }, seededLuck(1), as(ada)).state.pending
    ).toBeNull()
    const start = board([sheet(ada, { xp: 4, ranks: strOn('anvil'), piles: digital({ top: ['12', '4'] }) }), sheet(bo)])
    const flipped = play(start, flip()).state
    expect(play(flipped, { type: 'shuffle', seat: ada }, seededLuck(1), as(ada)).events).toHaveLength(1)
    expect(refusalOf(flipped, { type: 'shuffle', seat: ada }, as(bo))).toEqual(notYours)
    const open = play(flipped, { type: 'flashback', seat: ada }, seededLuck(1), as(ada)).state
    expect(refusalOf(open, { type: 'raise-result' }, as(bo))).toEqual(notYours)
    const raised = play(open, { type: 'raise-result' }, seededLuck(1), as(ada)).state
    const settled = play(raised, { type: 'settle-flashback' }, seededLuck(1), as(ada)).state
    expect(refusalOf(settled, { type: 'spend-xp', seat: ada, amount: 1, reason: '' }, as(ada))).toEqual(notYours)
  })

  it('WHO2 what no phone offers a player is the GM’s to do, for their own seat too', () => {
    const phones: Command = { type: 'set-phone-flips', seat: null, on: true }
    const state = play(board([sheet(ada, { xp: 4 }), sheet(bo)]), phones).state
    const others: readonly Command[] = [
      { type: 'give-item', seat: ada, item: 'i1', to: bo },
      { type: 'drop-item', seat: ada, item: 'i1' },
      { type: 'roll-dice', seat: ada, throw: { dice: [6], plus: 0, halved: 'whole' }, what: '' },
      { type: 'interfere', seat: ada, item: 'i1', roll: 0, die: 0 },
      { type: 'end-flow', seat: ada, item: 'i1' },
      { type: 'end-rage', seat: ada },
      { type: 'spend-red', seat: ada, foe: 1 },
      { type: 'answer-find', seat: ada, answer: 'stay' },
      { type: 'mercy-flashback', seat: ada, what: '' }
    ]
    for (const command of others) expect(refusalOf(state, command, as(ada)), command.type).toEqual(notYours)
  })

  it('WHO1 a seat without a player is refused', () => {
    const far = 's9' as SeatId
    expect(refusalOf(board([sheet(ada)]), { type: 'shuffle', seat: far })).toEqual({
      because: 'no-such-seat',
      seat: far
    })
  })

  it('WHO1 the seam opens, joins and checks a board', () => {
    const opened = thousandFaces.open([chair(ada)], null)
    expect(thousandFaces.check(thousandFaces.join(opened, chair(bo)))).toEqual([])
    expect(thousandFaces.migrations).toEqual([])
  })
})
