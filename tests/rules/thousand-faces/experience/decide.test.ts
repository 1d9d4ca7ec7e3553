import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { ada, board, play, refusalOf, sheet } from '../../../support/thousand-faces/table'

const withXp = (xp: number) => board([sheet(ada, { xp })])

describe('experience by hand', () => {
  it('X2 is given with a reason', () => {
    const { state, events } = play(withXp(1), { type: 'gain-xp', seat: ada, amount: 2, reason: 'a Fateful Moment' })
    expect(sheetOf(state, ada).xp).toBe(3)
    expect(events).toEqual([{ type: 'xp-gained', seat: ada, amount: 2, reason: 'a Fateful Moment' }])
  })

  it('X3 is spent as far as it goes, and an unaffordable purchase is refused whole', () => {
    const spend = (amount: number) => ({ type: 'spend-xp', seat: ada, amount, reason: 'Study' }) as const
    expect(sheetOf(play(withXp(2), spend(2)).state, ada).xp).toBe(0)
    expect(refusalOf(withXp(2), spend(3))).toEqual({ because: 'not-enough-xp', seat: ada, needs: 3, has: 2 })
    expect(refusalOf(withXp(2), spend(0))).toMatchObject({ because: 'not-a-count' })
  })
})
