import { describe, expect, it } from 'vitest'
import type { Actor } from '#rules/core/seat'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, type SeatView, view } from '#rules/thousand-faces/view'
import { noLuck, scriptedLuck } from '../../../support/luck'
import {
  ada,
  bo,
  board,
  cy,
  digital,
  flip,
  play,
  playAll,
  refusalOf,
  sheet,
  strOn
} from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, aFoe, aMagicItem, aMove, settle, use } from '../characters/builders'
import { facing } from '../follow-up/facing'

const [asAda, asBo] = [ada, bo].map((seat): Actor => ({ kind: 'seat', seat })) as [Actor, Actor]
const notYours = { because: 'not-yours' }
const phones = (seat: typeof ada | null = null, on = true): Command => ({ type: 'set-phone-flips', seat, on })
const after = (state: State, ...commands: readonly Command[]): State => playAll(state, noLuck, ...commands)
const gmSees = (state: State): GmView => view(state, { kind: 'gm' }) as GmView
const seatSees = (state: State, seat = ada): SeatView => view(state, { kind: 'seat', seat }) as SeatView
const three = (): State => board([sheet(ada), sheet(bo), sheet(cy)])
const seen = aFoe({ engaged: ada, revealed: true })
const flipped = (state: State, move: Parameters<typeof use>[0] = 'mix-it-up'): State =>
  play(after(state, phones()), use(move, { attribute: 'str' }), scriptedLuck()).state

describe('what their own move leaves to a player', () => {
  const open = (): State => flipped(facing(3, [seen]))

  it('HA10 its options are picked on the phone, by that player alone and while the phone is on', () => {
    const state = open()
    expect(seatSees(state).outcomes[0]?.pick).toMatchObject({ by: 'player', count: 1 })
    expect(refusalOf(state, settle(state, { picks: [1] }), asBo)).toEqual(notYours)
    expect(refusalOf(after(state, phones(ada, false)), settle(state, { picks: [1] }), asAda)).toEqual(notYours)
    const settled = play(state, settle(state, { picks: [1] }), noLuck, asAda)
    expect(settled.events).toEqual(play(state, settle(state, { picks: [1] })).events)
    expect(refusalOf(settled.state, settle(state, { picks: [1] }), asAda)).toEqual(notYours)
  })

  it('HA10 too many options are refused like the GM’s, and no words go into the log', () => {
    const state = open()
    expect(refusalOf(state, settle(state, { picks: [0, 1] }), asAda)).toMatchObject({ because: 'wrong-picks' })
    expect(refusalOf(state, settle(state, { picks: [1], note: 'I win' }), asAda)).toEqual(notYours)
  })

  it('HA10 what the card leaves to the GM stays the GM’s', () => {
    const items = [aMagicItem({ ongoing: true })]
    const ranks = { str: 'blade', dex: 'crown', int: 'anvil' } as const
    const deck = { ranks, piles: digital({ top: ['4'] }) }
    const made = adaWith({ items, moves: [aMove('use-a-magic-item')] }, deck)
    const used = after(made, phones(), use('use-a-magic-item', { attribute: 'int', item: 'i1' }))
    const gmPicks = seatSees(used).outcomes[0]?.effects.some(each => each.kind === 'drawback' && each.by === 'gm')
    expect(gmPicks).toBe(true)
    expect(refusalOf(used, settle(used, { drawback: 'lower-capacity' }), asAda)).toEqual(notYours)
  })

  it('HA10 red tokens go onto a foe that the players see', () => {
    const foes = [seen, aFoe({ id: 2, name: 'Lurker' })]
    const state = board(
      [
        sheet(ada, {
          character: aCharacter({ moves: [aMove('where-it-hurts')] }),
          ranks: strOn('anvil'),
          piles: digital({ top: ['17'] })
        }),
        sheet(bo)
      ],
      { foes, made: 100 }
    )
    const hurt = flipped(state, 'where-it-hurts')
    const on = (foe: number): Command => settle(hurt, { red: { foe, count: 1 } })
    expect(refusalOf(hurt, on(2), asAda)).toEqual(notYours)
    expect(play(hurt, on(1), noLuck, asAda).state.foes[0]?.red).toBe(1)
  })
})

describe('a blow on the phone', () => {
  it('HA7 it is taken by the player whom it is for, and only while their phone is on', () => {
    const blow: Command = {
      type: 'open-attack',
      seat: ada,
      power: { by: 'number', number: 1 },
      exertion: 'physical',
      from: ''
    }
    const state = after(three(), phones(), blow)
    const none = { exhaustionOnto: [], harmOnto: [], woundOnto: null, relief: 'none', describe: '' } as const
    const take: Command = {
      type: 'take-attack',
      attack: state.attacks[0]!.id,
      split: { exhaustion: 1, harm: 0, wound: 0 },
      ...none
    }
    expect(refusalOf(state, take, asBo)).toEqual(notYours)
    expect(refusalOf(after(state, phones(ada, false)), take, asAda)).toEqual(notYours)
    expect(play(state, take, noLuck, asAda).state.attacks).toEqual([])
  })
})

describe('attack power on the phone', () => {
  const struck = (foes = [seen]): State => {
    const state = flipped(facing(2, foes))
    return state.followUps[0]?.waits ? after(state, settle(state, { picks: [] })) : state
  }
  const roll = (state: State, changes: object = {}): Command => ({
    type: 'roll-power',
    followUp: state.followUps[0]?.id ?? 0,
    foe: 1,
    weapon: 'i1',
    power: 'roll',
    weakness: 'missed',
    ...changes
  })

  it('HA11 their own weapons and the foes that they see are offered, by name alone', () => {
    const state = struck([seen, aFoe({ id: 2, name: 'Lurker' })])
    const [question] = seatSees(state).questions ?? []
    expect(question?.fields[0]).toMatchObject({ choices: [{ key: '1', title: ['Guard'] }] })
    expect(JSON.stringify(question)).toContain('Bare hands')
    expect(JSON.stringify(question), 'U10').not.toMatch(/Stamina|engaged/)
    expect(JSON.stringify(seatSees(state))).not.toContain('Lurker')
    expect(seatSees(struck([aFoe({ engaged: ada })])).questions).toBeUndefined()
    expect(seatSees(state, bo).questions).toBeUndefined()
  })

  it('HA11 it is rolled once, at a foe that is seen, with nothing that the GM grants', () => {
    const state = struck([seen, aFoe({ id: 2, name: 'Lurker' })])
    for (const changes of [{ foe: 2 }, { power: 6 }, { weakness: 'struck' }, { help: { ally: 1, die: 6 } }])
      expect(refusalOf(state, roll(state, changes), asAda)).toEqual(notYours)
    expect(refusalOf(state, roll(state), asBo)).toEqual(notYours)
    const rolled = play(state, roll(state), scriptedLuck(3), asAda).state
    expect(seatSees(rolled).power).toMatchObject({ name: 'Guard' })
    expect(refusalOf(rolled, roll(rolled), asAda)).toEqual(notYours)
    expect(
      refusalOf(rolled, { type: 'apply-power', followUp: rolled.followUps[0]!.id, square: 'keep' }, asAda)
    ).toEqual(notYours)
    expect(gmSees(rolled).followUps[0]?.step).toBe('power')
  })
})

describe('help on the phone', () => {
  const called = (): State => after(three(), phones(), { type: 'call-flip', ask: flip(), why: 'Hold the gate.' })
  const help = (seat = bo, helps = true, call = 1): Command => ({ type: 'help-call', seat, call, helps })

  it('HA12 who is not called may join and stay out again until it is pressed', () => {
    expect(seatSees(called(), bo).help).toMatchObject([{ call: { seat: ada, why: 'Hold the gate.' }, helping: false }])
    expect(seatSees(called(), bo).help?.[0]?.call).not.toHaveProperty('chances')
    expect([seatSees(called()).help, seatSees(three(), bo).help]).toEqual([undefined, undefined])
    const joined = play(called(), help(), noLuck, asBo)
    expect(seatSees(joined.state).call).toMatchObject({ helpers: [bo] })
    expect(seatSees(joined.state, bo).help?.[0]?.helping).toBe(true)
    expect(joined.events.map(event => lineFor(event, { kind: 'table' })?.parts)).toEqual([
      [{ seat: bo }, ' helps ', { seat: ada }]
    ])
    const out = play(joined.state, help(bo, false), noLuck, asBo).state
    expect(out).toEqual(called())
    const pressed = play(joined.state, { type: 'answer-call', seat: ada, call: 1 }, noLuck, asAda).state
    expect(gmSees(pressed).flip?.support.map(({ seat }) => seat)).toEqual([bo])
    expect(refusalOf(pressed, help(), asBo)).toEqual({ because: 'no-call-to-help', seat: bo })
  })

  it('HA12 TW1 each for themselves, once, and only who can flip and is in the scene', () => {
    expect(refusalOf(called(), help(cy), asBo)).toEqual(notYours)
    expect(refusalOf(called(), help(ada))).toEqual({ because: 'no-call-to-help', seat: ada })
    expect(refusalOf(after(called(), help()), help())).toEqual({ because: 'helps-so', seat: bo, helps: true })
    expect(refusalOf(called(), help(bo, false))).toEqual({ because: 'helps-so', seat: bo, helps: false })
    expect(refusalOf(after(called(), phones(bo, false)), help())).toEqual({ because: 'phone-flips-off', seat: bo })
    const down = after(board([sheet(ada), sheet(bo, { incapacitated: true }), sheet(cy)]), phones(), {
      type: 'call-flip',
      ask: flip(),
      why: ''
    })
    expect(seatSees(down, bo).help).toBeUndefined()
    expect(refusalOf(down, help())).toEqual({ because: 'no-call-to-help', seat: bo })
    // TW1: who is elsewhere cannot join from a phone; the Game Master may count them in.
    const away = after(three(), phones(), { type: 'mark-scene', seat: bo, as: 'elsewhere' })
    const waits = after(away, { type: 'call-flip', ask: flip(), why: '' })
    expect(seatSees(waits, bo).help).toBeUndefined()
    expect(refusalOf(waits, help(), asBo)).toEqual({ because: 'no-call-to-help', seat: bo })
    const counted = play(away, flip({ supporters: [bo] }), noLuck).state
    expect(gmSees(counted).flip?.support.map(({ seat }) => seat)).toEqual([bo])
    const against = after(three(), phones(), { type: 'call-flip', ask: flip({ versus: bo }), why: '' })
    expect(seatSees(against, bo).help).toBeUndefined()
  })
})

describe('FAST moves on the phone', () => {
  const raging = (over: object = {}): State =>
    after(adaWith({ moves: [aMove('go-berserk'), aMove('fury')], ...over }, { ranks: strOn('blade') }), phones())
  const fury = (changes: object = {}): Command => use('fury', { attribute: 'str', ...changes })

  it('HA13 own FAST cards are offered and thrown in, once in a spotlight', () => {
    expect(seatSees(raging()).fast).toEqual([
      { move: 'go-berserk', name: 'Go Berserk!', attribute: null, suit: null, xp: 0, items: null },
      { move: 'fury', name: 'Fury', attribute: 'str', suit: 'blade', xp: 0, items: null }
    ])
    const made = play(raging(), fury(), noLuck, asAda)
    expect(made.events).toEqual(play(raging(), fury()).events)
    expect(seatSees(made.state).fast).toBeUndefined()
    expect(refusalOf(made.state, use('go-berserk'), asAda)).toMatchObject({ because: 'fast-used' })
  })

  it('HA13 nothing that the table grants, no other card, no other player', () => {
    for (const changes of [{ advantages: 1 }, { supporters: [bo] }, { versus: bo }, { load: 'ignored' }])
      expect(refusalOf(raging(), fury(changes), asAda)).toEqual(notYours)
    expect(refusalOf(raging({ moves: [] }), fury(), asAda)).toEqual(notYours)
    expect(refusalOf(raging(), use('discern', { attribute: 'int' }), asAda)).toEqual(notYours)
    expect(refusalOf(after(raging(), phones(ada, false)), fury(), asAda)).toEqual(notYours)
    expect(refusalOf(raging(), fury(), asBo)).toEqual(notYours)
    expect(seatSees(after(raging(), phones(ada, false))).fast).toBeUndefined()
  })
})
