import { describe, expect, it } from 'vitest'
import type { Actor } from '#rules/core/seat'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, type SeatView, view } from '#rules/thousand-faces/view'
import { noLuck } from '../../../support/luck'
import { ada, bo, board, cy, flip, play, playAll, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { adaWith, aMove, use } from '../characters/builders'

const [asAda, asBo] = [ada, bo].map((seat): Actor => ({ kind: 'seat', seat })) as [Actor, Actor]
const notYours = { because: 'not-yours' }
const phones = (seat: typeof ada | null = null, on = true): Command => ({ type: 'set-phone-flips', seat, on })
const after = (state: State, ...commands: readonly Command[]): State => playAll(state, noLuck, ...commands)
const gmSees = (state: State): GmView => view(state, { kind: 'gm' }) as GmView
const seatSees = (state: State, seat = ada): SeatView => view(state, { kind: 'seat', seat }) as SeatView
const three = (): State => board([sheet(ada), sheet(bo), sheet(cy)])

describe('asking to be called', () => {
  const request = (changes: object = {}): Command =>
    ({ type: 'request-call', seat: ada, move: 'discern', attribute: 'int', item: null, ...changes }) as Command
  const asked = (): State => after(three(), phones(), request())
  const call: Command = { type: 'call-flip', ask: use('discern', { attribute: 'int' }), why: '' }

  it('HA15 the GM reads what is asked for, no other person does, and nothing else changes', () => {
    const made = play(after(three(), phones()), request(), noLuck, asAda)
    expect(gmSees(made.state).requests).toMatchObject([
      { seat: ada, move: 'discern', name: 'Discern', attribute: 'int' }
    ])
    expect(seatSees(made.state).request?.name).toBe('Discern')
    expect(JSON.stringify(seatSees(made.state, bo))).not.toContain('requests')
    expect(seatSees(made.state, bo).request).toBeUndefined()
    expect(made.events.map(event => lineFor(event, { kind: 'table' }))).toEqual([null])
    expect(made.events.map(event => lineFor(event, { kind: 'gm' })?.parts)).toEqual([
      [{ seat: ada }, ' asks to be called: Discern']
    ])
    const { calls } = made.state
    expect({ ...made.state, calls: { made: calls.made, open: calls.open } }).toEqual(after(three(), phones()))
  })

  it('HA15 it ends when that player is called or flips, is put aside, or the phone is switched off', () => {
    for (const end of [call, flip(), { type: 'drop-request', seat: ada }, phones(ada, false)] as const) {
      const ended = after(asked(), end as Command)
      expect(ended.calls).not.toHaveProperty('requests')
    }
    expect(after(asked(), flip({ seat: bo })).calls.requests).toHaveLength(1)
    expect(after(asked(), request({ attribute: 'int', move: 'discern' })).calls.requests).toHaveLength(1)
    expect(refusalOf(three(), { type: 'drop-request', seat: ada })).toEqual({ because: 'request-gone', seat: ada })
    expect(play(asked(), { type: 'drop-request', seat: ada }, noLuck, asAda).state.calls).toEqual({ made: 0, open: [] })
  })

  it('HA15 a move without a flip is asked for alike; its use by the GM answers it', () => {
    const raging = after(adaWith({ moves: [aMove('go-berserk')] }), phones())
    const rage = request({ move: 'go-berserk', attribute: null })
    const waits = play(raging, rage, noLuck, asAda)
    expect(gmSees(waits.state).requests).toEqual([
      { seat: ada, move: 'go-berserk', name: 'Go Berserk!', attribute: null, item: null, suit: null }
    ])
    expect(waits.events.map(event => lineFor(event, { kind: 'gm' })?.parts)).toEqual([
      [{ seat: ada }, ' asks to use: Go Berserk!']
    ])
    const used = after(waits.state, use('go-berserk'))
    expect(used.calls).not.toHaveProperty('requests')
    expect(after(after(raging, request()), use('go-berserk')).calls.requests).toHaveLength(1)
    expect(refusalOf(used, rage, asAda)).toMatchObject({ because: 'fast-used' })
    expect(refusalOf(raging, request({ attribute: null }), asAda)).toMatchObject({ because: 'not-with-that' })
    expect(refusalOf(raging, request({ move: 'rest', attribute: null }), asAda)).toMatchObject({ because: 'own-way' })
    expect(refusalOf(raging, { type: 'call-flip', ask: use('go-berserk'), why: '' } as Command)).toEqual({
      because: 'nothing-to-flip',
      seat: ada
    })
  })

  it('HA15 what could not be called cannot be asked for, and no player asks for another', () => {
    const on = after(three(), phones())
    expect(refusalOf(on, request({ attribute: 'str' }), asAda)).toMatchObject({ because: 'not-with-that' })
    expect(refusalOf(on, request(), asBo)).toEqual(notYours)
    expect(refusalOf(three(), request(), asAda)).toEqual(notYours)
    expect(refusalOf(three(), request())).toEqual({ because: 'phone-flips-off', seat: ada })
  })
})
