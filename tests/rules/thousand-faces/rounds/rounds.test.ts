import { describe, expect, it } from 'vitest'
import type { Command } from '#rules/thousand-faces/state'
import { ada, bo, cy, play, refusalOf } from '../../../support/thousand-faces/table'
import { aFoe, use } from '../characters/builders'
import { fight, next, light, own, after, acts, roundOf, numberOf, acted, read } from './fight'

describe('rounds of a fight', () => {
  it('RO1 the first begins with the first own move, where a format is set and players see a foe that stands', () => {
    expect(numberOf(acts(fight('crosses-bite'), ada))).toBe(1)
    expect(numberOf(acts(fight(null), ada))).toBeUndefined()
    expect(numberOf(acts(fight('crosses-bite', [aFoe()]), ada))).toBeUndefined()
    expect(numberOf(acts(fight('crosses-bite', [aFoe({ revealed: true, stamina: 0 })]), ada))).toBeUndefined()
  })

  it('RO1 the GM begins it with any foe, without a format too, and not without a foe', () => {
    expect(numberOf(after(fight(null, [aFoe()]), { type: 'begin-fight-round' }))).toBe(1)
    expect(refusalOf(fight(null, []), { type: 'begin-fight-round' })).toEqual({ because: 'no-fight' })
    expect(refusalOf(fight(null, []), next)).toEqual({ because: 'no-fight' })
  })

  it('RO4 the first next turn chooses that the players act first, where no format was chosen', () => {
    expect(after(fight(null), next).format).toBe('two-rounds')
    expect(after(fight('at-once'), next).format).toBe('at-once')
    expect(play(fight(null), next).events.map(({ type }) => type)).toEqual([
      'format-set',
      'fight-round-began',
      'spotlight-given'
    ])
  })

  it('RO1 the rounds of a fight are the GM’s to steer', () => {
    for (const type of ['next-turn', 'begin-fight-round', 'end-fight-rounds'] as const)
      expect(refusalOf(fight('at-once'), { type }, { kind: 'seat', seat: ada })).toEqual({ because: 'not-yours' })
  })

  it('RO3 the next one begins when all have acted and another one acts, or gets the spotlight', () => {
    const all = acts(fight('crosses-bite'), ada, bo, cy)
    expect([numberOf(all), acted(all).length]).toEqual([1, 3])
    expect(numberOf(after(all, own(cy)))).toBe(1)
    const lit = after(all, light(ada))
    expect([numberOf(lit), acted(lit)]).toEqual([2, []])
    expect(roundOf(lit)?.turns[0]?.turn).toBe('up')
    const moved = after(all, use('mix-it-up', { seat: bo, attribute: 'str' }))
    expect([numberOf(moved), acted(moved)]).toEqual([2, [bo]])
  })

  it('RO3 the GM begins it before all have acted, and the log names it', () => {
    const one = acts(fight('crosses-bite'), ada)
    const { state, events } = play(one, { type: 'begin-fight-round' })
    expect([numberOf(state), acted(state)]).toEqual([2, []])
    expect(read(events, 'table')).toEqual(['Round 2 begins'])
  })

  it('RO7 it ends with the last foe that players see, and is begun anew with the first one that is revealed', () => {
    const strike: Command = { type: 'strike-foe', foe: 1, power: 9, by: null, square: 'keep' }
    const hidden = aFoe({ id: 2 })
    expect(acts(fight('at-once'), ada).round).not.toBeNull()
    expect(after(acts(fight('at-once'), ada), strike).round).toBeNull()
    expect(after(acts(fight('at-once', [aFoe({ revealed: true }), hidden]), ada), strike).round).toBeNull()
    const secret = after(fight('at-once', [aFoe(), hidden]), { type: 'begin-fight-round' })
    expect(after(secret, strike).round?.number).toBe(1)
    expect(after(secret, { type: 'show-foe', foe: 2, as: 'revealed' }).round).toBeNull()
    expect(after(secret, { type: 'clear-foes' }).round).toBeNull()
    expect(after(secret, { type: 'end-fight-rounds' }).round).toBeNull()
    expect(refusalOf(fight('at-once'), { type: 'end-fight-rounds' })).toEqual({ because: 'no-round' })
  })
})
