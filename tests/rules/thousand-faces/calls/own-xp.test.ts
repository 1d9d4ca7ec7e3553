import { describe, expect, it } from 'vitest'
import type { Actor } from '#rules/core/seat'
import { plainGear } from '#rules/thousand-faces/equipment/trade'
import { describe as lineFor, parse } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, type SeatView, view } from '#rules/thousand-faces/view'
import { noLuck } from '../../../support/luck'
import { ada, bo, board, play, playAll, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, aMove, anItem } from '../characters/builders'

const [asAda, asBo] = [ada, bo].map((seat): Actor => ({ kind: 'seat', seat })) as [Actor, Actor]
const notYours = { because: 'not-yours' }
const after = (state: State, ...commands: readonly Command[]): State => playAll(state, noLuck, ...commands)
const phones = (on = true): Command => ({ type: 'set-phone-flips', seat: null, on })
const seatSees = (state: State, seat = ada): SeatView => view(state, { kind: 'seat', seat }) as SeatView
const gmSees = (state: State): GmView => view(state, { kind: 'gm' }) as GmView
const rich = (xp = 9): State => {
  const character = aCharacter({ pack: 3, items: [anItem('sword')], moves: [aMove('obsessive-contemplation')] })
  return after(board([sheet(ada, { xp, character }), sheet(bo)], { made: 100 }), phones())
}
const good = (item: ReturnType<typeof plainGear> | null): Command => ({
  type: 'good-thing-i-brought',
  seat: ada,
  pay: 'xp-and-pack',
  item,
  what: 'A hook'
})
const tale: Command = { type: 'tell-tale', seat: ada, weapon: 'Tide-Render', magical: 'magical' }
const thought: Command = { type: 'contemplate', seat: ada, studies: [{ kind: 'look', item: 'i1', look: 'black' }] }
const ask = (what = 'I locked the tower'): Command => ({ type: 'request-mercy', seat: ada, what })

describe('what XP buy on the phone', () => {
  it('HA20 a tale and a good thing are the player’s own, by themselves and while their phone is on', () => {
    for (const command of [tale, good(null), good(plainGear('A hook'))]) {
      expect(play(rich(), command, noLuck, asAda).events).toEqual(play(rich(), command, noLuck).events)
      expect(refusalOf(rich(), command, asBo)).toEqual(notYours)
      expect(refusalOf(after(rich(), phones(false)), command, asAda)).toEqual(notYours)
    }
    expect(refusalOf(rich(0), tale, asAda)).toMatchObject({ because: 'not-enough-xp' })
  })

  it('HA20 a good thing is nothing but there: what else it can do is the GM’s to add', () => {
    const hook = plainGear('A hook')
    const more = [
      { power: 'd10' },
      { kind: 'weapon' },
      { effect: 'It sings' },
      { precious: true },
      { secret: true },
      { encumbrance: 0 },
      { note: 'x' }
    ]
    for (const each of more) expect(refusalOf(rich(), good({ ...hook, ...each } as never), asAda)).toEqual(notYours)
    expect(refusalOf(rich(), good(plainGear(' ')), asAda)).toEqual(notYours)
    expect(refusalOf(rich(), { type: 'spend-xp', seat: ada, amount: 1, reason: '' }, asAda)).toEqual(notYours)
  })

  it('HA20 Contemplation takes a day in town that the GM has begun', () => {
    expect(refusalOf(rich(), thought, asAda)).toEqual(notYours)
    const town = after(rich(), { type: 'begin-day', place: 'town' })
    expect(play(town, thought, noLuck, asAda).state.sheets[0]?.xp).toBe(8)
    expect(refusalOf(town, thought, asBo)).toEqual(notYours)
  })
})

describe('a Mercy Flashback on the phone', () => {
  it('HA20 is asked of the GM, costs nothing before it is granted, and is over then', () => {
    const asked = play(rich(), ask(), noLuck, asAda).state
    expect(asked.sheets[0]?.xp).toBe(9)
    expect([gmSees(asked).mercies, seatSees(asked).mercy]).toEqual([
      [{ seat: ada, what: 'I locked the tower' }],
      'I locked the tower'
    ])
    expect(refusalOf(asked, { type: 'mercy-flashback', seat: ada, what: 'x' }, asAda)).toEqual(notYours)
    const granted = after(asked, { type: 'mercy-flashback', seat: ada, what: 'I locked the tower' })
    expect([granted.sheets[0]?.xp, granted.calls.mercies]).toEqual([8, undefined])
  })

  it('HA20 is read by no other person before that, in no snapshot and no line', () => {
    const { state, events } = play(rich(), ask('CANARY'), noLuck, asAda)
    const others = [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: bo }] as const
    for (const audience of others) {
      expect(JSON.stringify(view(state, audience))).not.toContain('CANARY')
      expect(events.map(event => lineFor(event, audience))).toEqual([null])
    }
    expect(JSON.stringify(events.map(event => lineFor(event, { kind: 'gm' })))).toContain('CANARY')
  })

  it('HA20 can be asked anew, left, and put aside; wants words and 1 XP; ends with the phone', () => {
    const asked = after(rich(), ask(), ask('The rope held'))
    expect(gmSees(asked).mercies).toEqual([{ seat: ada, what: 'The rope held' }])
    const drop: Command = { type: 'drop-mercy', seat: ada }
    expect(play(asked, drop, noLuck, asAda).state).toEqual(rich())
    expect(after(asked, phones(false)).calls.mercies).toBeUndefined()
    expect(refusalOf(asked, drop, asBo)).toEqual(notYours)
    expect(refusalOf(rich(), drop, asAda)).toEqual({ because: 'request-gone', seat: ada })
    expect(refusalOf(rich(), ask(' '), asAda)).toEqual({ because: 'empty-words' })
    expect(refusalOf(rich(0), ask(), asAda)).toMatchObject({ because: 'not-enough-xp', needs: 1 })
    expect(parse.state.parse(JSON.parse(JSON.stringify(asked)))).toEqual({ ok: true, value: asked })
  })
})
