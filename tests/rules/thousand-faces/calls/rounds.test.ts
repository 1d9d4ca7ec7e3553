import { describe, expect, it } from 'vitest'
import type { Actor } from '#rules/core/seat'
import { basisOf } from '#rules/thousand-faces/calls/basis'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import type { Attribute } from '#rules/thousand-faces/vocabulary'
import { type GmView, type SeatView, view } from '#rules/thousand-faces/view'
import { Played } from '../../../support/chronicle'
import { noLuck } from '../../../support/luck'
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
import { aCharacter, anItem } from '../characters/builders'

type Seat = typeof ada
const [asAda, asBo, asCy] = [ada, bo, cy].map((seat): Actor => ({ kind: 'seat', seat })) as [Actor, Actor, Actor]
const loaded = aCharacter({ items: [anItem('shield', { id: 'i1' }), anItem('sword', { id: 'i2' })], pack: 2 })
const phones: Command = { type: 'set-phone-flips', seat: null, on: true }
const begin: Command = { type: 'begin-pursuit', joined: [ada, bo, cy], pay: 'nothing' }
const wins: Command = { type: 'call-round', won: 'rabbit' }
const answer = (seat: Seat, call = 1, attribute?: Attribute): Command => ({
  type: 'answer-call',
  seat,
  call,
  ...(attribute ? { attribute } : {})
})
const round = (seat: Seat, attribute: Attribute | null = null, advantages = 0, why = ''): Command => ({
  type: 'call-flip',
  ask: { type: 'run-round', seat, attribute, advantages },
  why
})
const run = (seat: Seat, attribute: Attribute, advantages = 0): Command => ({
  type: 'run-round',
  helper: { seat, attribute },
  advantages
})
const after = (state: State, ...commands: readonly Command[]): State => playAll(state, noLuck, ...commands)
const three = (): State =>
  board([sheet(ada, { character: loaded, ranks: strOn('crown') }), sheet(bo, { ranks: strOn('blade') }), sheet(cy)], {
    made: 9
  })
/** Ada is the rabbit, and round 1 is to be run; or round 2. */
const chase = (...more: readonly Command[]): State => after(three(), phones, begin, ...more)
const second = (...more: readonly Command[]): State => chase(wins, ...more)
const seatSees = (state: State, seat: Seat): SeatView => view(state, { kind: 'seat', seat }) as SeatView

describe('a round of the Pursuit that is called', () => {
  it('HA22 the rabbit’s press is the round that the GM would have run', () => {
    const called = chase(round(ada, null, 1, ' They are close. '))
    expect(seatSees(called, ada).call).toMatchObject({
      move: 'Pursuit',
      suit: 'anvil',
      net: 0,
      cards: 1,
      why: 'They are close.',
      round: { number: 1, ways: [] }
    })
    const pressed = play(called, answer(ada), noLuck, asAda)
    expect(pressed.events.slice(1)).toEqual(play(called, { type: 'run-round', helper: null, advantages: 1 }).events)
    const shown = seatSees(called, ada).call!
    expect(lastFlip(pressed.state)).toMatchObject({ suit: shown.suit, net: shown.net, wanted: shown.cards })
    expect(pressed.state.game).toMatchObject({ rounds: [{ by: ada, attribute: null }], running: null })
    // an attribute is nothing that the rabbit brings
    expect(play(called, answer(ada, 1, 'int'), noLuck, asAda).events).toEqual(pressed.events)
  })

  it('HA22 a helper runs with what was called, or with another attribute that is free', () => {
    const called = second(round(bo, 'str', -1))
    expect(seatSees(called, bo).call).toMatchObject({ attribute: 'str', suit: 'blade', net: -1, round: { number: 2 } })
    expect(seatSees(called, bo).call?.round?.ways.map(way => way.attribute)).toEqual(['str', 'dex', 'int'])
    for (const way of seatSees(called, bo).call!.round!.ways) {
      const pressed = play(called, answer(bo, 1, way.attribute), noLuck, asBo)
      expect(pressed.events.slice(1)).toEqual(play(called, run(bo, way.attribute, -1)).events)
      expect(lastFlip(pressed.state, bo)).toMatchObject({ seat: bo, suit: way.suit })
    }
    expect(play(called, answer(bo), noLuck, asBo).events.slice(1)).toEqual(play(called, run(bo, 'str', -1)).events)
    const third = after(called, run(cy, 'dex'), round(bo, 'str'))
    expect(seatSees(third, bo).call?.round?.ways.map(way => way.attribute)).toEqual(['str', 'int'])
    expect(refusalOf(third, answer(bo, 2, 'dex'), asBo)).toEqual({ because: 'attribute-used', attribute: 'dex' })
  })

  it('HA22 what the GM could not run is not called, and a helper without an attribute is not the rabbit', () => {
    expect(refusalOf(after(three(), phones), round(ada))).toEqual({ because: 'no-pursuit' })
    expect(refusalOf(after(three(), begin), round(ada))).toEqual({ because: 'phone-flips-off', seat: ada })
    expect(refusalOf(chase(), round(bo, 'str'))).toEqual({ because: 'rabbit-alone', round: 1 })
    expect(refusalOf(chase(), round(bo))).toEqual({ because: 'needs-helper', round: 1 })
    expect(refusalOf(second(), round(ada))).toEqual({ because: 'needs-helper', round: 2 })
    expect(refusalOf(second(wins, wins), round(ada))).toEqual({ because: 'chase-over' })
    const out = board([sheet(ada, { character: loaded }), sheet(bo, { incapacitated: true })], { made: 9 })
    expect(refusalOf(after(out, phones, { ...begin, joined: [ada, bo] }, wins), round(bo, 'str'))).toMatchObject({
      seat: bo
    })
  })

  it('HA22 one round is called at a time, beside other calls; it ends with the round, no matter who runs or decides it, and with the Pursuit', () => {
    const called = second({ type: 'call-flip', ask: flip({ seat: ada }), why: '' }, round(bo, 'str'), round(cy, 'dex'))
    const open = (state: State): readonly Seat[] => state.calls.open.map(({ ask }) => ask.seat)
    expect(open(called)).toEqual([ada, cy])
    expect(refusalOf(called, answer(bo, 2), asBo)).toEqual({ because: 'call-gone', seat: bo })
    const ends = [run(bo, 'int'), wins, { type: 'end-pursuit' }, { type: 'recall-flip', seat: cy, call: 3 }] as const
    for (const end of ends) {
      expect(open(after(called, end)), end.type).toEqual([ada])
      expect(refusalOf(after(called, end), answer(cy, 3), asCy), end.type).toEqual({ because: 'call-gone', seat: cy })
    }
    expect(seatSees(after(called, wins), cy).call).toBeUndefined()
  })

  it('HA22 HA3 only the player who was called presses it, and no player helps with it', () => {
    const called = second(round(bo, 'str'))
    for (const actor of [asAda, asCy]) expect(refusalOf(called, answer(bo), actor)).toEqual({ because: 'not-yours' })
    expect(refusalOf(called, round(cy, 'dex'), asCy)).toEqual({ because: 'not-yours' })
    expect(refusalOf(called, run(bo, 'str'), asBo)).toEqual({ because: 'not-yours' })
    expect([ada, cy].map(seat => seatSees(called, seat).help)).toEqual([undefined, undefined])
    expect(refusalOf(called, { type: 'help-call', seat: cy, call: 1, helps: true }, asCy)).toEqual({
      because: 'no-call-to-help',
      seat: cy
    })
    expect(play(called, answer(bo)).state.calls.open).toEqual([])
  })

  it('HA22 HA5 real cards are named on the phone, and the round hears what they bring', () => {
    const real = board([sheet(ada, { character: loaded }), sheet(bo, { piles: physical({}) })], { made: 9 })
    const called = after(
      real,
      phones,
      { type: 'begin-pursuit', joined: [ada, bo], pay: 'nothing' },
      wins,
      round(bo, 'str')
    )
    const turned = play(called, answer(bo, 1, 'int'), noLuck, asBo).state
    expect(turned.pending).toMatchObject({ kind: 'name-cards', seat: bo })
    expect(turned.game).toMatchObject({ running: { by: bo, attribute: 'int' } })
    expect(refusalOf(turned, round(bo, 'str'))).toEqual({ because: 'round-runs' })
    const named = play(turned, { type: 'name-card', card: '13' }, noLuck, asBo).state
    expect(named.game).toMatchObject({ running: null, rounds: [{}, { by: bo, attribute: 'int' }] })
  })

  it('HA22 an open tie does not stand against the call, but against the press', () => {
    const ties = sheet(cy, { ranks: strOn('anvil'), piles: digital({ top: ['13', '14'] }) })
    const tied = after(
      board([sheet(ada, { character: loaded }), sheet(bo), ties], { made: 9 }),
      phones,
      begin,
      wins,
      flip({ seat: cy, net: 1 })
    )
    expect(tied.pending?.kind).toBe('tie')
    const called = after(tied, round(bo, 'str'))
    expect(refusalOf(called, answer(bo), asBo)).toMatchObject({ because: 'something-pending' })
  })

  it('HA22 HA6 HA19 it is in the log of all and on one phone alone, and other changes are no reason against the press', () => {
    const called = play(second(), round(bo, 'str', 0, 'The bridge burns.'))
    const line = lineFor(called.events[0]!, { kind: 'table' })
    expect(JSON.stringify(line)).toMatch(/a round of the Pursuit.*The bridge burns/)
    const others = [{ kind: 'table' } as const, asAda, asCy].map(audience =>
      JSON.stringify(view(called.state, audience as never))
    )
    for (const page of others) expect(page).not.toContain('The bridge burns.')
    expect((view(called.state, { kind: 'gm' }) as GmView).calls).toEqual([seatSees(called.state, bo).call])
    expect(basisOf(called.state, answer(bo))).toBeUndefined()
  })

  it('HA22 HA8 a flashback of the round before leaves the call; where it decides the Pursuit, the call is gone', () => {
    const called = after(second(wins), round(bo, 'str'))
    const back = { ...called, game: { ...called.game, running: { flip: 1, by: cy, attribute: 'dex' } } } as State
    expect(refusalOf(back, answer(bo), asBo)).toEqual({ because: 'round-runs' })
    expect(seatSees(after(back, wins), bo).call).toBeUndefined()
  })

  it('HA22 a round that was run on the phone is taken back and done again in one step', () => {
    const played = Played.table('A chase', 'Kresk', 'Wren')
    const [kresk] = played.seats
    const state = (): unknown => played.chronicle.campaign.boards[0]!.state
    played.act(phones)
    played.act({ type: 'begin-pursuit', joined: played.seats, pay: 'nothing' })
    played.act({ type: 'call-flip', ask: { type: 'run-round', seat: kresk, attribute: null, advantages: 0 }, why: '' })
    const before = state()
    played.act({ type: 'answer-call', seat: kresk, call: 1 }, { kind: 'seat', seat: kresk! })
    const done = state()
    expect(done).not.toEqual(before)
    played.undo()
    expect(state()).toEqual(before)
    played.redo()
    expect(state()).toEqual(done)
  })
})
