import { describe, expect, it } from 'vitest'
import { newStory } from '#rules/thousand-faces/economy/model'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { noLuck } from '../../../support/luck'
import { ada, digital, play, playAll, refusalOf, strOn } from '../../../support/thousand-faces/table'
import { adaWith, aFoe, aMove, characterIn, settle, use } from '../characters/builders'

const rich = (foes: State['foes']): State => adaWith({}, {}, { foes, shadow: { free: 20, circled: 0, factor: 1 } })
const spent = (state: State) => (view(state, { kind: 'gm' }) as GmView).encounter.spent
const upgrade = (use: 'foe-d6' | 'foe-square' | 'monster-20'): Command => ({
  type: 'upgrade-foe',
  foe: 1,
  use,
  from: 'free',
  note: ''
})
const monster = {
  type: 'add-foes',
  name: 'Eel',
  kind: 'monster',
  stamina: 16,
  power: 'd10',
  squares: 0,
  note: '',
  count: 2
} as const

describe('what foes cost in Party Power', () => {
  it('U5 what was bought with Shadow costs none', () => {
    const state = rich([aFoe({ kind: 'monster', stamina: 10, most: 10 })])
    const after = playAll(state, noLuck, upgrade('foe-d6'), upgrade('foe-square'), upgrade('monster-20'))
    expect(after.foes[0]).toMatchObject({ power: 'd6', squares: 1, most: 20 })
    expect([spent(state), spent(after)]).toEqual([10, 10])
  })

  it('U5 what the GM writes on a foe without Shadow costs as before', () => {
    expect(spent(rich([aFoe({ stamina: 6, most: 6, power: 'd6', squares: 2 })]))).toBe(15)
  })

  it('U5 a subdued foe fights no character', () => {
    expect(spent(rich([aFoe({ stamina: 0 }), aFoe({ id: 2, stamina: 2 })]))).toBe(6)
  })

  it('Z2 a d10 and a monster above ten Stamina are paid for in Shadow when they are added, if the GM says so', () => {
    const state = rich([])
    const paid = play(state, { ...monster, pay: 'free' }).state
    expect(paid.shadow.free).toBe(20 - 2 * (4 + 2))
    expect(spent(paid)).toBe(20)
    const unpaid = play(state, monster).state
    expect([unpaid.shadow.free, spent(unpaid)]).toEqual([20, 32])
    const poor = { ...state, shadow: { free: 11, circled: 0, factor: 1 } } as const
    expect(refusalOf(poor, { ...monster, pay: 'free' })).toMatchObject({ because: 'not-enough-shadow', needs: 12 })
  })
})

describe('Where It Hurts', () => {
  const ready = (): State =>
    adaWith(
      { moves: [aMove('where-it-hurts')] },
      { ranks: strOn('anvil'), piles: digital({ top: ['12'] }) },
      { foes: [aFoe({ stamina: 6, revealed: true })], story: { ...newStory } }
    )
  const turned = (): State => {
    const used = play(ready(), use('where-it-hurts', { attribute: 'dex' })).state
    const most = (view(used, { kind: 'gm' }) as GmView).outcomes[0]?.red ?? 0
    return play(used, settle(used, { red: { foe: 1, count: most } })).state
  }
  const strike = (by: typeof ada | null): Command => ({ type: 'strike-foe', foe: 1, power: 4, by, square: 'keep' })

  it('U6 the points that became red tokens come off that character’s next attack on the foe, once', () => {
    const state = turned()
    const red = state.foes[0]?.red ?? 0
    expect(red).toBeGreaterThan(0)
    const once = play(state, strike(ada)).state
    expect(once.foes[0]?.stamina).toBe(6 - (4 - red))
    expect(play(once, { ...strike(ada), power: 1 } as Command).state.foes[0]?.stamina).toBe(6 - (4 - red) - 1)
  })

  it('U6 they come off no other attack, and a new moment of the spotlight forgets them', () => {
    expect(play(turned(), strike(null)).state.foes[0]?.stamina).toBe(2)
    const later = play(turned(), { type: 'give-spotlight', seat: ada }).state
    expect(characterIn(later).turned ?? null).toBeNull()
    expect(play(later, strike(ada)).state.foes[0]?.stamina).toBe(2)
  })
})
