import { describe, expect, it } from 'vitest'
import type { Actor } from '#rules/core/seat'
import { describe as lineFor, preview } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, type SeatView, view } from '#rules/thousand-faces/view'
import { noLuck } from '../../../support/luck'
import {
  ada,
  bo,
  board,
  cy,
  digital,
  flip,
  physical,
  play,
  playAll,
  refusalOf,
  sheet,
  strOn
} from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, anItem, use } from '../characters/builders'

const [asAda, asBo] = [ada, bo].map((seat): Actor => ({ kind: 'seat', seat })) as [Actor, Actor]
const phones = (seat: typeof ada | null, on = true): Command => ({ type: 'set-phone-flips', seat, on })
const call = (ask: Extract<Command, { type: 'call-flip' }>['ask'] = flip(), why = ''): Command => ({
  type: 'call-flip',
  ask,
  why
})
const answer = (seat = ada, id = 1): Command => ({ type: 'answer-call', seat, call: id })
const after = (state: State, ...commands: readonly Command[]): State => playAll(state, noLuck, ...commands)
const three = (): State => board([sheet(ada), sheet(bo), sheet(cy)])
const called = (state: State = three()): State =>
  after(state, phones(null), call(flip({ net: 1 }), ' The net closes. '))
const gmSees = (state: State): GmView => view(state, { kind: 'gm' }) as GmView
const seatSees = (state: State, seat = ada): SeatView => view(state, { kind: 'seat', seat }) as SeatView

describe('who flips on a phone', () => {
  it('HA1 at first no player does, and nothing is shown of it', () => {
    expect([gmSees(three()), seatSees(three())].flatMap(Object.keys)).not.toContain('onPhone')
    expect(refusalOf(three(), call())).toEqual({ because: 'phone-flips-off', seat: ada })
    expect(refusalOf(three(), phones(null, false))).toEqual({ because: 'phone-flips-so', seat: null, on: false })
    expect(refusalOf(three(), phones(ada), asAda)).toEqual({ because: 'not-yours' })
  })

  it('HA1 one player, all but one, and all again', () => {
    const one = after(three(), phones(bo))
    expect(gmSees(one).onPhone).toEqual([bo])
    expect([seatSees(one).onPhone, seatSees(one, bo).onPhone]).toEqual([undefined, true])
    const others = after(one, phones(null), phones(cy, false))
    expect(gmSees(others).onPhone).toEqual([ada, bo])
    expect(refusalOf(others, phones(cy, false))).toEqual({ because: 'phone-flips-so', seat: cy, on: false })
    expect(gmSees(after(others, phones(null))).onPhone).toEqual([ada, bo, cy])
    expect(gmSees(after(others, phones(null, false))).onPhone).toBeUndefined()
    expect(after(others, phones(cy)).phoneFlips).toEqual({ everybody: true, except: [] })
  })

  it('HA1 whose phone is switched off is not called any more', () => {
    expect(gmSees(after(called(), phones(ada, false))).calls).toBeUndefined()
    expect(gmSees(after(called(), phones(bo, false))).calls).toHaveLength(1)
  })
})

describe('a call', () => {
  it('HA2 is on the phone with its numbers, and on no other phone', () => {
    const state = called()
    expect(seatSees(state).call).toMatchObject({
      id: 1,
      seat: ada,
      move: 'Defy Danger',
      attribute: 'str',
      net: 1,
      cards: 2,
      why: 'The net closes.',
      helpers: []
    })
    expect(seatSees(state).call?.chances?.reduce((sum, each) => sum + each)).toBeCloseTo(1)
    expect(seatSees(state, bo).call).toBeUndefined()
    expect(gmSees(state).calls).toEqual([seatSees(state).call])
  })

  it('HA2 what could not be flipped is not called, what only waits is', () => {
    const on = after(three(), phones(null))
    expect(refusalOf(on, call(flip({ supporters: [ada] })))).toMatchObject({ because: 'supporter-unfit' })
    expect(refusalOf(on, call(flip({ seat: 's9' as typeof ada })))).toMatchObject({ because: 'no-such-seat' })
    expect(refusalOf(on, call(use('rest', { attribute: null })))).toMatchObject({ because: 'nothing-to-flip' })
    const piles = digital({ top: ['13', '14'] })
    const tied = after(board([sheet(ada, { ranks: strOn('anvil'), piles }), sheet(bo)]), phones(null), flip({ net: 1 }))
    expect(tied.pending?.kind).toBe('tie')
    const both = after(tied, call(flip({ seat: bo })))
    expect(refusalOf(both, answer(bo), asBo)).toMatchObject({ because: 'something-pending' })
    expect(seatSees(both, bo).call).toBeDefined()
  })

  it('HA2 one for each player: another takes its place, and the old one cannot be answered', () => {
    const state = after(called(), call(flip({ net: -1 })), call(flip({ seat: bo })))
    expect(gmSees(state).calls?.map(({ id, seat }) => [id, seat])).toEqual([
      [2, ada],
      [3, bo]
    ])
    expect(refusalOf(state, answer(ada, 1), asAda)).toEqual({ because: 'call-gone', seat: ada })
  })

  it('HA3 the player’s press is the flip that the GM would have made', () => {
    const pressed = play(called(), answer(), noLuck, asAda)
    const made = play(called(), flip({ net: 1 }))
    expect(pressed.events.slice(1)).toEqual(made.events)
    expect(pressed.events[0]).toEqual({ type: 'call-ended', seat: ada, call: 1, how: 'answered' })
    expect({ ...pressed.state, calls: null }).toEqual({ ...made.state, calls: null })
    expect([pressed, made].map(({ state }) => state.calls.open)).toEqual([[], []])
  })

  it('HA3 a move is called with all that the rules know, and made when it is pressed', () => {
    const state = after(adaWith({}), phones(ada), call(use('discern', { attribute: 'int', advantages: 1 })))
    expect(seatSees(state).call).toMatchObject({ move: 'Discern', attribute: 'int', net: 1, cards: 2 })
    const made = play(state, answer(), noLuck, asAda)
    expect(made.events.map(({ type }) => type)).toContain('move-used')
    expect(made.state.outcomes).toHaveLength(1)
  })

  it('HA3 no other player may press it, and no phone that is off', () => {
    expect(refusalOf(called(), answer(), asBo)).toEqual({ because: 'not-yours' })
    expect(refusalOf(called(), call(), asAda)).toEqual({ because: 'not-yours' })
    expect(refusalOf(called(), flip(), asAda)).toEqual({ because: 'not-yours' })
    expect(refusalOf(called(), { type: 'recall-flip', seat: ada }, asAda)).toEqual({ because: 'not-yours' })
    expect(play(called(), answer()).state.flips.count).toBe(1) // the GM may press for them
  })

  it('HA4 taken back, or flipped by the GM: who presses then is told', () => {
    const back = after(called(), { type: 'recall-flip', seat: ada })
    expect(refusalOf(back, answer(), asAda)).toEqual({ because: 'call-gone', seat: ada })
    expect(refusalOf(back, { type: 'recall-flip', seat: ada })).toEqual({ because: 'call-gone', seat: ada })
    const done = after(called(), flip({ net: -2 }))
    expect(done.calls.open).toEqual([])
    expect(refusalOf(done, answer(), asAda)).toEqual({ because: 'call-gone', seat: ada })
  })

  it('HA5 a player who flips on a phone names the real cards that they turned', () => {
    const real = board([sheet(ada, { piles: physical({}) }), sheet(bo)])
    const waiting = play(after(real, phones(ada), call()), answer(), noLuck, asAda).state
    expect(waiting.pending).toMatchObject({ kind: 'name-cards', seat: ada })
    expect(refusalOf(waiting, { type: 'name-card', card: '7' }, asBo)).toEqual({ because: 'not-yours' })
    expect(play(waiting, { type: 'name-card', card: '7' }, noLuck, asAda).state.pending).toBeNull()
    const off = after(real, flip())
    expect(refusalOf(off, { type: 'name-card', card: '7' }, asAda)).toEqual({ because: 'not-yours' })
  })

  it('HA6 call and reason are said to all, the switch to the GM', () => {
    const on = play(three(), phones(null))
    const made = play(on.state, call(flip(), 'The net closes.'))
    const parts = (kind: 'gm' | 'table') => made.events.map(event => lineFor(event, { kind })?.parts)
    expect(parts('table')).toEqual([['The GM calls on ', { seat: ada }, ' to flip: Defy Danger', '. The net closes.']])
    expect(parts('gm')).toEqual(parts('table'))
    expect(on.events.map(event => lineFor(event, { kind: 'table' }))).toEqual([null])
  })

  it('PV3 the press is told beforehand like the flip that it is', () => {
    const command = answer() as Extract<Command, { type: 'answer-call' }>
    const told = preview(called(), command, play(called(), command).state)
    expect(told).toEqual(preview(called(), flip({ net: 1 }), play(called(), flip({ net: 1 })).state))
    expect(told.numbers['cards']).toBe(2)
  })

  it('HA7 every way to take a blow stands on the phone that is on, and a shield is raised there as it is', () => {
    const struck = (on: boolean): State =>
      after(
        board([sheet(ada, { character: aCharacter({ items: [anItem('shield')] }) }), sheet(bo)], { made: 100 }),
        ...(on ? [phones(ada)] : []),
        { type: 'open-attack', seat: ada, power: { by: 'number', number: 6 }, exertion: 'physical', from: 'a wraith' }
      )
    const [attack] = struck(true).attacks
    const [own] = seatSees(struck(true)).questions ?? []
    expect(own?.fields[0]).toEqual(gmSees(struck(true)).questions[0]?.fields[0])
    expect(own?.fields[0]).toMatchObject({ choices: [{ key: 'shield-i1' }, { key: 'way-1' }, { key: 'way-2' }] })
    expect([seatSees(struck(false)).questions, seatSees(struck(true), bo).questions]).toEqual([undefined, undefined])
    const raise = (advantages: number): Command => ({
      type: 'raise-shield',
      seat: ada,
      item: 'i1',
      advantages,
      attack: attack!.id
    })
    expect(play(struck(true), raise(0), noLuck, asAda).state.flips.count).toBe(1)
    expect(refusalOf(struck(true), raise(2), asAda)).toEqual({ because: 'not-yours' })
    expect(refusalOf(struck(true), raise(0), asBo)).toEqual({ because: 'not-yours' })
    expect(refusalOf(struck(false), raise(0), asAda)).toEqual({ because: 'not-yours' })
  })

  it('HA8 the flashback is offered while it can be done', () => {
    const flipped = (xp: number): State => after(board([sheet(ada, { xp }), sheet(bo)]), phones(ada), flip())
    expect([seatSees(flipped(1)).mayFlashback, seatSees(flipped(0)).mayFlashback]).toEqual([true, undefined])
    const later = after(flipped(1), flip({ seat: bo }))
    expect(seatSees(later).mayFlashback).toBeUndefined()
    expect(seatSees(after(flipped(1), phones(ada, false))).mayFlashback).toBeUndefined()
  })
})
