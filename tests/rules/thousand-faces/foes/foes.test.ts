import { describe, expect, it } from 'vitest'
import type { Foe } from '#rules/thousand-faces/foes/model'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, type TableView, view } from '#rules/thousand-faces/view'
import { scriptedLuck } from '../../../support/luck'
import { ada, bo, board, play, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, aFoe, aMove, anItem } from '../characters/builders'

const facing = (foes: readonly Foe[], changes: Partial<State> = {}): State => adaWith({}, {}, { foes, ...changes })
const strike = (power: number, square: 'keep' | 'cross-out'): Command => ({
  type: 'strike-foe',
  foe: 1,
  power,
  by: ada,
  square
})

describe('the tracker', () => {
  it('U1 U2 several of a sort are added at once, numbered and hidden', () => {
    const after = play(adaWith({}), {
      type: 'add-foes',
      name: 'Guard',
      kind: 'guard',
      stamina: 6,
      power: 'd4',
      squares: 0,
      note: '',
      count: 3
    }).state
    expect(after.foes.map(foe => [foe.name, foe.revealed])).toEqual([
      ['Guard 1', false],
      ['Guard 2', false],
      ['Guard 3', false]
    ])
    expect((view(after, { kind: 'table' }) as TableView).foes).toEqual([])
  })

  it('U1 U10 all that are hidden are revealed in one act', () => {
    const state = facing([aFoe(), aFoe({ id: 2, name: 'Seen', revealed: true }), aFoe({ id: 3, name: 'Lurker' })])
    const { state: shown, events } = play(state, { type: 'reveal-foes' })
    expect(shown.foes.every(foe => foe.revealed)).toBe(true)
    expect(events.map(event => lineFor(event, { kind: 'table' })?.parts.join(''))).toEqual([
      'Guard steps into the light',
      'Lurker steps into the light'
    ])
    expect(refusalOf(shown, { type: 'reveal-foes' })).toEqual({ because: 'none-hidden' })
  })

  it('U10 a revealed foe shows how hurt it is, no number; hidden ones are in no player’s log', () => {
    const state = facing([aFoe({ stamina: 2 }), aFoe({ id: 2, name: 'Lurker' })])
    const shown = play(state, { type: 'show-foe', foe: 1, as: 'revealed' })
    const [seen, ...others] = (view(shown.state, { kind: 'overlay' }) as TableView).foes
    expect(others).toEqual([])
    expect(seen).toEqual({ id: 1, name: 'Guard', quarters: 2, red: 0, openSquares: 0, engaged: null, weakness: null })
    const { most } = aFoe()
    const quartersAt = (stamina: number): number | undefined =>
      (view(facing([aFoe({ stamina, revealed: true })]), { kind: 'table' }) as TableView).foes[0]?.quarters
    expect([most, most - 1, 1].map(quartersAt), 'each hit shows').toEqual([4, 3, 1])
    expect(JSON.stringify(view(shown.state, { kind: 'seat', seat: ada }))).not.toContain('Lurker')
    const hit = play(state, { ...strike(3, 'keep'), foe: 2 } as Command)
    expect(hit.events.map(event => lineFor(event, { kind: 'table' }))).toEqual([null])
  })

  it('U3 E46 a square crossed out cancels the first blow whole, the second goes through', () => {
    const state = facing([aFoe({ stamina: 8, most: 8, squares: 1 })])
    const first = play(state, strike(6, 'cross-out')).state
    expect(first.foes[0]).toMatchObject({ stamina: 8, crossed: 1 })
    expect(refusalOf(first, strike(5, 'cross-out'))).toMatchObject({ because: 'no-square' })
    expect(play(first, strike(5, 'keep')).state.foes[0]?.stamina).toBe(3)
  })

  it('U3 0 Stamina is subdued', () => {
    const state = play(facing([aFoe()]), strike(9, 'keep')).state
    expect(state.foes[0]?.stamina).toBe(0)
    expect(refusalOf(state, strike(1, 'keep'))).toMatchObject({ because: 'subdued' })
  })

  it('U6 O42 red tokens stay until a player uses one', () => {
    const state = facing([aFoe({ red: 1 })])
    const used = play(state, { type: 'spend-red', foe: 1, seat: ada }).state
    expect(refusalOf(used, { type: 'spend-red', foe: 1, seat: ada })).toMatchObject({ because: 'no-red' })
  })
})

describe('attacks', () => {
  it('U8 E47 three foes on one: the lead’s die and one for each other', () => {
    const foes = [aFoe(), aFoe({ id: 2 }), aFoe({ id: 3 })]
    const attack = (die: 'roll' | 'none'): Command => ({ type: 'foes-attack', foes: [1, 2, 3], seat: ada, die })
    expect(play(facing(foes), attack('roll'), scriptedLuck(2)).state.attacks).toMatchObject([{ power: 5, seat: ada }])
    expect(play(facing(foes), attack('none')).state.attacks).toMatchObject([{ power: 3 }])
    expect(refusalOf(facing([aFoe({ stamina: 0 })]), attack('roll'))).toMatchObject({ because: 'subdued' })
  })

  it('U9 gangs are those who fight the same character', () => {
    const state = facing([aFoe({ engaged: ada }), aFoe({ id: 2, engaged: ada }), aFoe({ id: 3 })])
    expect((view(state, { kind: 'gm' }) as GmView).gangs).toEqual([{ seat: ada, foes: [1, 2] }])
  })

  const attack = (changes: Partial<Extract<Command, { type: 'attack-foe' }>>): Command => ({
    type: 'attack-foe',
    seat: ada,
    foe: 1,
    weapon: 'i1',
    base: 'roll',
    dice: [],
    plus: 0,
    halved: 'whole',
    weakness: 'missed',
    square: 'keep',
    red: 0,
    what: '',
    ...changes
  })

  it('U7 O43 weapon, weak spot and the rest are summed, then halved; unarmed is 1', () => {
    const state = adaWith({ items: [anItem('sword')] }, {}, { foes: [aFoe({ stamina: 9, most: 9 })] })
    expect(
      play(state, attack({ weakness: 'struck', plus: 1, halved: 'halved' }), scriptedLuck(3, 3)).state.foes[0]?.stamina
    ).toBe(4)
    expect(play(state, attack({ weapon: null })).state.foes[0]?.stamina).toBe(8)
  })

  it('M16 Bloody, But Unbowed adds 1 for each Harm and Wound', () => {
    const moves = [aMove('bloody-but-unbowed', { level: 'g1', filled: [{ slot: 0, token: 'harm' }] })]
    const state = adaWith(
      { moves, items: [anItem('sword')] },
      { tokens: { exhaustion: 0, harm: 1, wound: 1 } },
      { foes: [aFoe({ stamina: 9, most: 9 })] }
    )
    expect(play(state, attack({}), scriptedLuck(0)).state.foes[0]?.stamina).toBe(5)
  })

  it('U6 points may become red tokens instead', () => {
    const state = adaWith({ items: [anItem('sword')] }, {}, { foes: [aFoe()] })
    expect(play(state, attack({ red: 2 }), scriptedLuck(3)).state.foes[0]).toMatchObject({ red: 2, stamina: 4 })
  })
})

describe('upgrades', () => {
  const upgrade = (use: Extract<Command, { type: 'upgrade-foe' }>['use']): Command => ({
    type: 'upgrade-foe',
    foe: 1,
    use,
    from: 'free',
    note: 'fire'
  })
  const rich = { shadow: { free: 5, circled: 0, factor: 1 } } as const

  it('Z2 a d6 costs 2, a d10 4, a square 1 and at most three', () => {
    const state = facing([aFoe()], rich)
    expect(play(state, upgrade('foe-d6')).state).toMatchObject({ shadow: { free: 3 }, foes: [{ power: 'd6' }] })
    expect(play(state, upgrade('foe-d10')).state).toMatchObject({ shadow: { free: 1 }, foes: [{ power: 'd10' }] })
    expect(refusalOf(facing([aFoe({ squares: 3 })], rich), upgrade('foe-square'))).toMatchObject({
      because: 'squares-full'
    })
  })

  it('Z2 monsters grow for 1 or 2, and gain a trait for 1; no other foe does', () => {
    const monster = aFoe({ kind: 'monster', stamina: 9, most: 10 })
    expect(play(facing([monster], rich), upgrade('monster-20')).state).toMatchObject({
      shadow: { free: 3 },
      foes: [{ stamina: 19, most: 20 }]
    })
    expect(play(facing([monster], rich), upgrade('monster-special')).state.foes[0]?.note).toBe('fire')
    expect(refusalOf(facing([aFoe()], rich), upgrade('monster-15'))).toMatchObject({ because: 'monsters-only' })
  })

  it('U4 U5 E45 O36 Party Power counts free XP, and the dead not at all', () => {
    const sheets = [
      sheet(ada, { xp: 4, character: aCharacter({ fateful: { goal: 'Locate a prize', locked: 2 } }) }),
      sheet(bo, { character: aCharacter({ dead: true }) })
    ]
    expect((view(board(sheets), { kind: 'gm' }) as GmView).encounter).toMatchObject({
      power: 14,
      human: { count: 2, left: 2 }
    })
  })
})
