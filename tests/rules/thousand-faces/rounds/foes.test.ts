import { describe, expect, it } from 'vitest'
import type { Command, State } from '#rules/thousand-faces/state'
import { ada, bo, cy, refusalOf } from '../../../support/thousand-faces/table'
import { aFoe, use } from '../characters/builders'
import { type Format, fight, next, light, after, acts, roundOf, numberOf, foesAct } from './fight'

describe('rounds of a fight', () => {
  it('RO5 after the players the foes that no character engaged may gang up, and next skips them', () => {
    const foes = [aFoe({ revealed: true, engaged: ada }), aFoe({ id: 2, revealed: true }), aFoe({ id: 3 })]
    const all = acts(fight('two-rounds', foes), ada, bo, cy)
    expect(roundOf(acts(fight('two-rounds', foes), ada, bo))?.free).toEqual([])
    expect(roundOf(all)).toMatchObject({ free: [2, 3], next: { is: 'foes', seat: null } })
    const theirs = after(all, next)
    expect([numberOf(theirs), theirs.spotlight.seat]).toEqual([1, null])
    const struck = foesAct(theirs, [2])
    expect(roundOf(struck)).toMatchObject({ free: [3], foes: [2], next: { is: 'round' } })
    expect(numberOf(after(struck, next))).toBe(2)
    expect(numberOf(after(theirs, next))).toBe(2)
  })

  it('RO5 what a foe has done can be corrected', () => {
    const begun = after(fight('two-rounds'), { type: 'begin-fight-round' })
    const foe = (as: 'acted' | 'waiting'): Command => ({ type: 'mark-foe-turn', foe: 1, as })
    expect(after(begun, foe('acted')).round?.foes).toEqual([1])
    expect(after(begun, foe('acted'), foe('waiting')).round?.foes).toEqual([])
    expect(refusalOf(begun, foe('waiting'))).toEqual({ because: 'foe-turn-marked', name: 'Guard', as: 'waiting' })
    expect(refusalOf(begun, { type: 'mark-foe-turn', foe: 9, as: 'acted' })).toEqual({ because: 'no-such-foe' })
    expect(
      after(begun, foe('acted'), { type: 'add-foes', ...guards }, { type: 'remove-foe', foe: 1 }).round?.foes
    ).toBeUndefined()
  })

  it('RO6 where foes answer at once, they may after each own move, until they have or another character is up', () => {
    const one = acts(fight('at-once'), ada)
    expect(roundOf(one)?.answering).toBe(ada)
    expect(roundOf(foesAct(one, [1]))?.answering).toBeNull()
    expect(roundOf(after(one, light(bo)))?.answering).toBeNull()
    expect(roundOf(after(one, next))?.answering).toBeNull()
    expect(roundOf(acts(fight('crosses-bite'), ada))?.answering).toBeNull()
    expect(roundOf(acts(fight('two-rounds'), ada))?.answering).toBeNull()
  })

  it('RO6 the answer of a follow-up is that answer, and in the other formats it takes no turn of the foe', () => {
    const answered = (format: Format): State => {
      const traded = after(
        fight(format, [aFoe({ revealed: true, stamina: 40, most: 40 })]),
        use('mix-it-up', { seat: ada, attribute: 'str' })
      )
      const followUp = traded.followUps[0]!.id
      const rolled: Command = { type: 'roll-power', followUp, foe: 1, weapon: null, power: 1, weakness: 'missed' }
      return after(
        traded,
        rolled,
        { type: 'apply-power', followUp, square: 'keep' },
        { type: 'answer-attack', followUp, foes: [1], seat: ada, die: 1 }
      )
    }
    expect(roundOf(answered('at-once'))).toMatchObject({ answering: null, foes: [1] })
    expect(roundOf(answered('two-rounds'))).toMatchObject({ answering: null, foes: [] })
  })
})

const guards = { name: 'G', kind: 'guard', stamina: 5, power: 'd4', squares: 0, note: '', count: 1 } as const
