import { describe, expect, it } from 'vitest'
import type { Actor } from '#rules/core/seat'
import { parse } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { type SeatView, view } from '#rules/thousand-faces/view'
import { noLuck } from '../../../support/luck'
import { ada, bo, board, cy, flip, play, playAll, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, aMove, anItem, use } from '../characters/builders'

const asAda: Actor = { kind: 'seat', seat: ada }
const after = (state: State, ...commands: readonly Command[]): State => playAll(state, noLuck, ...commands)
const phones = (on = true): Command => ({ type: 'set-phone-flips', seat: null, on })
const loaded = aCharacter({ items: [anItem('shield', { id: 'i1' })], moves: [aMove('go-berserk')] })
const three = (): State =>
  after(board([sheet(ada, { character: loaded, xp: 3 }), sheet(bo), sheet(cy)], { made: 9 }), phones())
const told = (state: State, seat = ada): SeatView['setback'] =>
  (view(state, { kind: 'seat', seat }) as SeatView).setback

const call: Command = { type: 'call-flip', ask: flip(), why: '' }
const request: Command = { type: 'request-call', seat: ada, move: 'discern', attribute: 'int', item: null }
const rage: Command = { type: 'request-call', seat: ada, move: 'go-berserk', attribute: null, item: null }
const drop: Command = { type: 'drop-request', seat: ada }
const mercy: Command = { type: 'request-mercy', seat: ada, what: 'I rang the bell' }
const noMercy: Command = { type: 'drop-mercy', seat: ada }
const recalled = (): State => after(three(), call, { type: 'recall-flip', seat: ada })

describe('what the Game Master has put aside or taken back', () => {
  it('HA4 HA15 HA20 is told on that phone and on no other, by the state and not by what a page saw happen', () => {
    const setbacks = [
      [after(three(), request, drop), 'put-aside'],
      [after(three(), mercy, noMercy), 'put-aside'],
      [recalled(), 'taken-back']
    ] as const
    for (const [state, what] of setbacks) {
      expect(told(state)).toBe(what)
      expect(parse.state.parse(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state })
      for (const audience of [
        { kind: 'gm' },
        { kind: 'table' },
        { kind: 'overlay' },
        { kind: 'seat', seat: bo }
      ] as const)
        expect(view(state, audience)).not.toHaveProperty('setback')
    }
  })

  it('HA15 HA20 what players take back themselves is no setback', () => {
    for (const [asks, drops] of [
      [request, drop],
      [mercy, noMercy]
    ] as const)
      expect(play(after(three(), asks), drops, noLuck, asAda).state).toEqual(three())
  })

  it('HA4 HA15 HA20 stands until that player asks, is called, flips, uses a move, is granted a Flashback, or plays without the phone', () => {
    const granted: Command = { type: 'mercy-flashback', seat: ada, what: 'I rang the bell' }
    for (const next of [request, mercy, call, flip(), use('go-berserk'), granted, phones(false)]) {
      expect(told(after(recalled(), next)), next.type).toBeUndefined()
      expect(after(recalled(), next).calls, next.type).not.toHaveProperty('setbacks')
    }
    expect(told(after(recalled(), flip({ seat: bo })))).toBe('taken-back')
  })

  it('HA15 a move without a flip that the GM uses as it was asked for is granted; another one answers nothing', () => {
    const used = after(three(), rage, use('go-berserk'))
    expect([used.calls.requests, told(used)]).toEqual([undefined, undefined])
    const other = after(three(), request, use('go-berserk'))
    expect([other.calls.requests?.length, told(other)]).toEqual([1, undefined])
  })

  it('HA22 a player who was called for a round that another one runs is told; the one who ran it is not', () => {
    const round: Command = {
      type: 'call-flip',
      ask: { type: 'run-round', seat: bo, attribute: 'str', advantages: 0 },
      why: ''
    }
    const chase: Command = { type: 'begin-pursuit', joined: [ada, bo, cy], pay: 'nothing' }
    const called = after(three(), chase, { type: 'call-round', won: 'rabbit' }, round)
    const run = (seat: typeof ada): Command => ({
      type: 'run-round',
      helper: { seat, attribute: 'int' },
      advantages: 0
    })
    expect(told(after(called, run(cy)), bo)).toBe('taken-back')
    expect(told(after(called, { type: 'end-pursuit' }), bo)).toBe('taken-back')
    expect(told(after(called, run(bo)), bo)).toBeUndefined()
    const pressed = play(called, { type: 'answer-call', seat: bo, call: 1 }, noLuck, { kind: 'seat', seat: bo })
    expect(told(pressed.state, bo)).toBeUndefined()
  })
})
