import { describe, expect, it } from 'vitest'
import { type SeatId, gm } from '#rules/core/seat'
import type { PartyDeed } from '#rules/thousand-faces/party/model'
import { decide, describe as lineFor, explain, preview } from '#rules/thousand-faces/slices'
import type { Command, Refusal, Sheet, State } from '#rules/thousand-faces/state'
import { noLuck, scriptedLuck, seededLuck } from '../../../support/luck'
import {
  ada,
  bo,
  board,
  cy,
  digital,
  flip,
  physical,
  play,
  refusalOf,
  sheet
} from '../../../support/thousand-faces/table'
import { aCharacter } from '../characters/builders'

const deck20 = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
/** A character with so many exhausted cards, and a token on each. */
function tired(seat: SeatId, exhausted: number, changes: Partial<Sheet> = {}): Sheet {
  const piles = digital({ exhausted: deck20.slice(0, exhausted) })
  return sheet(seat, { piles, tokens: { exhaustion: exhausted, harm: 0, wound: 0 }, ...changes })
}
const party = (...sheets: readonly Sheet[]): State => board(sheets)
const three = (): State => party(tired(ada, 3), tired(bo, 7), tired(cy, 0))
const all = [ada, bo, cy]
const on = (deed: PartyDeed, seats: readonly SeatId[] = all): Command => ({
  type: 'act-on-party',
  seats: [...seats],
  deed
})
const damage = (number: number, changes: Partial<Extract<PartyDeed, { what: 'damage' }>> = {}): PartyDeed => ({
  what: 'damage',
  power: { by: 'number', number },
  exertion: 'physical',
  taken: 'exhaustion',
  from: 'the wave',
  ...changes
})
const staminaOf = (state: State): readonly number[] =>
  state.sheets.map(({ piles }) => 10 - (piles.exhausted as readonly string[]).length)
/** A refusal, where luck has spoken for some of them. */
function whyNot(state: State, command: Command): Refusal {
  const decided = decide(state, command, gm, seededLuck(1))
  if (decided.ok) throw new Error('not refused')
  return decided.error
}
const told = (state: State, command: Command): readonly string[] => {
  const decided = decide(state, command, gm, seededLuck(1))
  if (!decided.ok) throw new Error(decided.error.because)
  return preview(state, command, decided.value.state).lines.map(({ parts }) =>
    parts.map(part => (typeof part === 'object' && 'seat' in part ? part.seat : part)).join('')
  )
}
const rest: PartyDeed = { what: 'rest' }
const xp: PartyDeed = { what: 'xp', amount: 1, reason: 'the bell is found' }
const stamina: PartyDeed = { what: 'stamina', points: 2, reason: 'soup' }
const pack: PartyDeed = { what: 'pack', pack: -1, precious: 0, reason: '' }

describe('what happens to the whole party', () => {
  it('PA1 a Rest, XP, Pack and Stamina come to several as one act, with a line for each', () => {
    const rested = play(party(tired(ada, 3), tired(bo, 7)), on(rest, [ada, bo]), seededLuck(1))
    expect(staminaOf(rested.state)).toEqual([10, 10])
    expect(rested.events.filter(({ type }) => type === 'rested')).toHaveLength(2)
    expect(play(three(), on(xp)).state.sheets.map(sheetOf => sheetOf.xp)).toEqual([1, 1, 1])
    const fed = play(three(), on(stamina, [ada, bo]), seededLuck(1))
    expect(staminaOf(fed.state)).toEqual([9, 5, 10])
    const lines = fed.events
      .map(event => lineFor(event, { kind: 'table' }))
      .filter(line => line?.parts.some(part => String(part).includes('soup')))
    expect(lines).toHaveLength(2)
    const packed = party(...all.map(seat => sheet(seat, { character: aCharacter({ pack: 2 }) })))
    expect(play(packed, on(pack)).state.sheets.map(({ character }) => character.pack)).toEqual([1, 1, 1])
    expect(
      play(packed, on({ ...pack, pack: 3, precious: 1 } as PartyDeed, [ada])).state.sheets[0]?.character
    ).toMatchObject({ pack: 5, precious: 1 })
  })

  it('PA1 a character who is named twice gets it once, and an empty list is refused', () => {
    expect(play(three(), on(xp, [ada, ada])).state.sheets[0]?.xp).toBe(1)
    expect(refusalOf(three(), on(xp, []))).toEqual({ because: 'nobody-chosen' })
    expect(refusalOf(three(), on({ ...pack, pack: 0 } as PartyDeed))).toEqual({ because: 'nothing-corrected' })
    expect(refusalOf(three(), on(xp), { kind: 'seat', seat: ada })).toEqual({ because: 'not-yours' })
  })

  it('PA2 it comes to all or to none, and each character who prevents it is named', () => {
    const state = party(tired(ada, 0), tired(bo, 2), tired(cy, 3, { character: aCharacter({ dead: true }) }))
    const why = whyNot(state, on(stamina))
    const blocked = [
      { seat: ada, why: 'nothing-to-recover' },
      { seat: cy, why: 'dead' }
    ] as const
    expect(why).toEqual({ because: 'party-blocked', blocked })
    expect(explain(why).message).toEqual([
      '',
      { seat: ada },
      ': has no Exhaustion to give back',
      '; ',
      { seat: cy },
      ': dead'
    ])
    expect(refusalOf(state, on(stamina, [ada]))).toEqual({ because: 'nothing-to-recover', seat: ada })
    expect(
      refusalOf(party(sheet(ada), sheet(bo, { character: aCharacter({ pack: 1 }) })), on(pack, [ada, bo]))
    ).toEqual({
      because: 'party-blocked',
      blocked: [{ seat: ada, why: 'not-enough-pack' }]
    })
  })

  it('PA2 a player who has left gets nothing; a character who is down may rest and gain, and is not struck', () => {
    const gone = party(tired(ada, 1), tired(bo, 1, { retired: true }))
    expect(refusalOf(gone, on(xp, [ada, bo]))).toEqual({
      because: 'party-blocked',
      blocked: [{ seat: bo, why: 'retired' }]
    })
    expect(refusalOf(gone, on(xp, [ada, 's9' as SeatId]))).toEqual({
      because: 'party-blocked',
      blocked: [{ seat: 's9', why: 'gone' }]
    })
    const down = party(tired(ada, 1), tired(bo, 10, { incapacitated: true }))
    expect(refusalOf(down, on(damage(1), [ada, bo]))).toEqual({
      because: 'party-blocked',
      blocked: [{ seat: bo, why: 'incapacitated' }]
    })
    expect(play(down, on(xp, [ada, bo])).state.sheets[1]?.xp).toBe(1)
    const up = play(down, on(rest, [ada, bo]), seededLuck(1)).state.sheets[1]
    expect(up?.incapacitated).toBe(false)
  })

  it('PA2 of several with real cards only one can have cards named, and the others are told of', () => {
    const real = (seat: SeatId): Sheet =>
      sheet(seat, { piles: physical({ exhausted: 2 }), tokens: { exhaustion: 2, harm: 0, wound: 0 } })
    const state = party(real(ada), real(bo))
    expect(refusalOf(state, on(rest, [ada, bo]))).toEqual({
      because: 'party-blocked',
      blocked: [{ seat: bo, why: 'something-pending' }]
    })
    expect(play(state, on(rest, [ada])).state.pending).toMatchObject({ kind: 'name-cards', seat: ada })
  })

  it('PA2 no pile is touched while a flip is in progress; XP and Pack may come', () => {
    const tied = party(sheet(ada, { piles: digital({ top: ['14', '18'] }) }), tired(bo, 2))
    const open = play(tied, flip({ net: 1 })).state
    expect(open.pending?.kind).toBe('tie')
    for (const deed of [rest, stamina, damage(1)])
      expect(refusalOf(open, on(deed, [bo]))).toEqual({ because: 'flip-in-progress', seat: ada })
    expect(play(open, on(xp, [bo])).state.sheets[1]?.xp).toBe(1)
  })

  it('PA3 damage is taken as Exhaustion upon oneself, and no character falls by it unasked', () => {
    const { state } = play(three(), on(damage(3)), seededLuck(1))
    expect(staminaOf(state)).toEqual([4, 3, 7])
    expect(state.attacks).toMatchObject([{ seat: bo, power: 3, from: 'the wave' }])
    expect(state.sheets.map(({ incapacitated }) => incapacitated)).toEqual([false, false, false])
    expect(staminaOf(play(three(), on(damage(2)), seededLuck(1)).state)).toEqual([5, 1, 8])
  })

  it('PA3 or a blow waits for each, who then decides', () => {
    const { state } = play(three(), on(damage(3, { taken: 'decide' })))
    expect(state.attacks.map(({ seat, power }) => [seat, power])).toEqual([
      [ada, 3],
      [bo, 3],
      [cy, 3]
    ])
    expect(staminaOf(state)).toEqual(staminaOf(three()))
  })

  it('PA3 dice are thrown once for all of them', () => {
    const thrown = { by: 'dice', throw: { dice: [6], plus: 0, halved: 'whole' } } as const
    const { state, events } = play(three(), on(damage(1, { power: thrown, taken: 'decide' })), scriptedLuck(3))
    expect(events.filter(({ type }) => type === 'dice-rolled')).toHaveLength(1)
    expect(state.attacks.map(({ power, roll }) => [power, roll])).toEqual([
      [4, 1],
      [4, 1],
      [4, 1]
    ])
    const none = { by: 'dice', throw: { ...thrown.throw, dice: [] } } as const
    expect(refusalOf(three(), on(damage(1, { power: none })))).toEqual({ because: 'no-dice' })
  })

  it('PA4 a Rest of all takes Harm from the pile and leaves the pinned cards to luck', () => {
    const hurt = party(tired(ada, 3, { tokens: { exhaustion: 2, harm: 1, wound: 0 } }), tired(bo, 1))
    const { state } = play(hurt, on(rest, [ada, bo]), seededLuck(1))
    expect(state.sheets[0]?.tokens).toEqual({ exhaustion: 0, harm: 0, wound: 0 })
    expect(staminaOf(state)).toEqual([9, 10])
  })

  it('PA5 what each gets is told beforehand, one line each', () => {
    expect(told(three(), on(damage(3)))).toEqual([
      's1: Stamina 7 → 4',
      's2: would fall: asked how to take it',
      's3: Stamina 10 → 7'
    ])
    expect(told(three(), on(rest))).toEqual(['s1: Stamina 7 → 10', 's2: Stamina 3 → 10', 's3: nothing changes'])
    expect(told(three(), on(xp, [bo]))).toEqual(['XP 0 → 1'])
    expect(told(three(), on(stamina, [ada, bo]))).toEqual(['s1: Stamina 7 → 9', 's2: Stamina 3 → 5'])
    expect(told(three(), on(damage(3, { taken: 'decide' }), [ada]))).toEqual(['Asked how to take it'])
    expect(decide(three(), on(xp), gm, noLuck).ok).toBe(true)
  })
})
