import { describe, expect, it } from 'vitest'
import { plainText } from '#rules/core/log-line'
import { proposedAnswers } from '#rules/core/question'
import type { SeatId } from '#rules/core/seat'
import { callingOf } from '#rules/game-face/calls/calling'
import { gameFace } from '#rules/game-face/index'
import type { Command } from '#rules/game-face/state'
import { scriptedLuck } from '../../../support/luck'
import { brindle, contestant, Duel, kresk, rival, seatActor, warden, wren, byRule } from '../duel'

type Called = Extract<Command, { type: 'call-player' }>
type Answered = Extract<Command, { type: 'answer-call' }>
const [asKresk, asBrindle, asWren] = [kresk, brindle, wren].map(seatActor) as [Actor, Actor, Actor]
type Actor = ReturnType<typeof seatActor>
const call = (what: Called['what'], seat = kresk, why = ''): Called => ({
  type: 'call-player',
  seats: [seat],
  what,
  why
})
const answer = (id: number, given: Answered['answer'], seat = kresk): Answered => ({
  type: 'answer-call',
  seat,
  call: id,
  answer: given
})
const pick = (suit: 'clubs' | 'hearts', side: 'left' | 'right' = 'left') => ({ type: 'pick', side, suit }) as const
const roll = { type: 'roll', side: 'left' } as const
const withVoice = (): Duel =>
  new Duel().do({ type: 'begin', contestants: { left: contestant(), right: rival }, voice: wren, variants: byRule })

describe('calls in a duel', () => {
  it('GF33: a contestant to pick and roll or to say how, the voice to settle, and no others', () => {
    for (const what of ['pick-and-roll', 'describe'] as const) {
      expect(withVoice().refusal(call(what, wren))).toBe('nothing-to-call')
      expect(withVoice().do(call(what)).gm.calls).toHaveLength(1)
    }
    expect(withVoice().refusal(call('settle'))).toBe('nothing-to-call')
    expect(withVoice().do(call('settle', wren)).seat(wren).call?.what).toBe('settle')
    expect(new Duel().refusal(call('describe'))).toBe('not-begun')
    expect(withVoice().refusal(call('describe'), asKresk)).toBe('gm-only')
  })

  it('GF33: both contestants at once, one call each; a new one takes its place', () => {
    const duel = Duel.begun()
      .do(call('pick-and-roll'))
      .do(call('pick-and-roll', brindle))
      .do(call('describe', kresk, ' Bluff! '))
    expect(duel.gm.calls?.map(({ id, seats, why }) => [id, seats[0], why])).toEqual([
      [2, brindle, ''],
      [3, kresk, 'Bluff!']
    ])
    expect(JSON.stringify(gameFace.view(duel.state, { kind: 'table' }))).not.toContain('Bluff')
  })

  it('GF33 QU1 whom the Game Master calls is a question: those who can, for what the duel waits for', () => {
    const duel = withVoice()
    const open = callingOf(duel.state)!
    expect(duel.gm.calling).toEqual(open.question)
    expect(proposedAnswers(open.question)).toMatchObject({
      what: 'pick-and-roll',
      'players-pick-and-roll': [kresk, brindle]
    })
    const [, pick, , settle] = open.question.fields
    expect(pick).toMatchObject({ choices: [{ key: kresk }, { key: brindle }, { key: wren, blocked: {} }] })
    expect(settle).toMatchObject({ chosen: [wren] })
    const called = open.command({ ...proposedAnswers(open.question), why: ' Now. ' })
    expect(called).toEqual({
      type: 'call-player',
      seats: [kresk, brindle],
      what: 'pick-and-roll',
      why: 'Now.',
      each: true
    })
    expect(duel.do(called).gm.calls?.map(({ id, seats }) => [id, seats])).toEqual([
      [1, [kresk]],
      [2, [brindle]]
    ])
    expect(new Duel().gm.calling).toBeUndefined()
  })

  it('GF37 QU1 a player who is not called on the phone stands there with the reason', () => {
    const off = withVoice().do({ type: 'set-phone-calls', seat: kresk, on: false })
    expect(proposedAnswers(off.gm.calling!)).toMatchObject({ 'players-pick-and-roll': [brindle] })
    expect(off.gm.calling!.fields[1]).toMatchObject({
      choices: [{ blocked: { message: ['Not called on the phone'] } }, {}, {}]
    })
  })

  it('GF35: the call for a die goes on after the pick until it is rolled', () => {
    const duel = Duel.begun()
      .do(call('pick-and-roll'))
      .do(answer(1, pick('clubs')), asKresk)
    expect(duel.seat(kresk).call?.id).toBe(2)
    expect(duel.refusal(answer(1, pick('hearts')), asKresk)).toBe('call-gone')
    expect(duel.refusal(answer(2, roll), asKresk)).toBe('not-picked')
    duel.do(pick('hearts', 'right'), asBrindle).do(answer(2, roll), asKresk, scriptedLuck(4))
    expect([duel.gm.calls, duel.seat(kresk).cup?.roll, duel.seat(kresk).cup?.suit]).toEqual([undefined, 5, 'clubs'])
    expect(duel.refusal(call('pick-and-roll'))).toBe('nothing-to-call')
  })

  it('GF35 GF7: nothing else, not for the other side, and not by the Game Master', () => {
    const duel = Duel.begun().do(call('pick-and-roll'))
    expect(duel.refusal(answer(1, pick('clubs', 'right')), asKresk)).toBe('call-unfit')
    expect(duel.refusal(answer(1, { type: 'describe', side: 'left', words: 'x' }), asKresk)).toBe('call-unfit')
    expect(duel.refusal(answer(1, null), asKresk)).toBe('call-unfit')
    expect(duel.refusal(answer(1, pick('clubs')))).toBe('not-your-side')
    expect(duel.refusal(answer(1, pick('clubs')), asBrindle)).toBe('gm-only')
  })

  it('GF35 GF25: no player learns from a call what was picked', () => {
    const seen = (suit: 'clubs' | 'hearts') => {
      const duel = Duel.begun()
        .do(call('pick-and-roll'))
        .do(answer(1, pick(suit)), asKresk)
      const lines = duel.events.map(event => gameFace.describe(event, { kind: 'gm' }))
      return JSON.stringify([duel.gm, duel.seat(brindle), gameFace.view(duel.state, { kind: 'table' }), lines])
    }
    expect(seen('clubs')).toBe(seen('hearts'))
  })

  it('GF36: who is called, for what and why is in the log of all; that it was answered is not', () => {
    const duel = Duel.begun()
      .do(call('describe', kresk, 'A leap?'))
      .do(answer(1, { type: 'describe', side: 'left', words: 'x' }), asKresk)
    const lines = duel.events
      .slice(1)
      .map(event => plainText(gameFace.describe(event, { kind: 'overlay' })?.parts ?? [], seat => seat))
    expect(lines).toEqual(['The GM calls on s1 to say how they fight. A leap?', '', 's1: “x”'])
  })

  it('GF34: a concession ends the calls; one that is taken back is gone', () => {
    const duel = Duel.begun().do(call('pick-and-roll')).do({ type: 'concede', side: 'right' }, asBrindle)
    expect(duel.gm.calls).toBeUndefined()
    expect(duel.refusal(answer(1, pick('clubs')), asKresk)).toBe('call-gone')
    const back = Duel.begun().do(call('describe')).do({ type: 'recall-player', call: 1 })
    expect(back.refusal(answer(1, { type: 'describe', side: 'left', words: 'x' }), asKresk)).toBe('call-gone')
  })

  it('GF33: the words of a contestant and of the voice', () => {
    const duel = withVoice()
      .do(call('describe'))
      .do(answer(1, { type: 'describe', side: 'left', words: 'A leap' }), asKresk)
    expect(duel.contest.sides.left.approach).toBe('A leap')
    duel.do(call('settle', wren)).do(answer(2, { type: 'settle', words: 'It fits' }, wren), asWren)
    expect([duel.contest.rulings.at(-1)?.words, duel.gm.calls]).toEqual(['It fits', undefined])
  })

  it('GF37 GF26 GF35: who uses real dice is called for them, and what they enter ends the call', () => {
    const duel = Duel.withRealDice().do(call('pick-and-roll')).do(call('pick-and-roll', brindle))
    const entered = { type: 'enter-die', side: 'left', suit: 'hearts', roll: 7 } as const
    expect(duel.refusal(answer(1, entered), asKresk)).toBe('no-such-face')
    expect(duel.refusal(answer(1, roll), asKresk)).toBe('real-dice')
    expect(duel.refusal(answer(2, { ...entered, roll: 3 }, brindle), asBrindle)).toBe('call-unfit')
    expect(duel.refusal(answer(1, { ...entered, roll: 3 }))).toBe('not-your-side')
    duel.do(answer(1, { ...entered, roll: 3 }), asKresk)
    expect(duel.seat(kresk)).toMatchObject({ realCup: { suit: 'hearts', roll: 3 } })
    expect(duel.gm.calls?.map(({ id }) => id)).toEqual([2])
    expect(duel.refusal(call('pick-and-roll'))).toBe('nothing-to-call')
    expect(duel.reveal(null, { suit: 'clubs', roll: 2 }).contest.reveals).toHaveLength(1)
    expect([duel.gm.calls, duel.refusal(answer(2, pick('clubs', 'right'), brindle), asBrindle)]).toEqual([
      undefined,
      'call-gone'
    ])
  })

  it('GF26: the call stays when real dice are taken up or laid down', () => {
    const duel = Duel.begun().do(call('pick-and-roll')).do({ type: 'use-dice', side: 'left', dice: 'table' })
    expect(duel.seat(kresk).call?.id).toBe(1)
    duel.do(answer(1, { type: 'enter-die', side: 'left', suit: 'clubs', roll: 8 }), asKresk)
    expect(duel.seat(kresk).call).toBeUndefined()
  })

  it('GF37: a player who is switched off or has left is not called', () => {
    const off = Duel.begun().do(call('describe')).do({ type: 'set-phone-calls', seat: kresk, on: false })
    expect([off.gm.calls, off.gm.offPhone]).toEqual([undefined, [kresk]])
    expect(off.refusal(call('describe'))).toBe('phone-calls-off')
    expect(Duel.begun().setRetired(kresk, true).refusal(call('describe'))).toBe('nothing-to-call')
    expect(new Duel().do({ type: 'set-phone-calls', seat: null, on: false }).gm.offPhone).toHaveLength(3)
    expect(Duel.begun({}, { right: warden }).refusal(call('describe', 's9' as SeatId))).toBe('nothing-to-call')
  })
})
