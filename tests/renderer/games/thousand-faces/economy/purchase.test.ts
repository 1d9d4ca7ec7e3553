import { describe, expect, it } from 'vitest'
import {
  asCommand,
  costOf,
  mostOf,
  needsOf,
  type Purchase
} from '../../../../../src/renderer/games/thousand-faces/economy/purchase'
import { seatId } from '../../../../support/sheets'

const wish = (more: Partial<Purchase>): Purchase => ({
  use: 'disadvantage',
  count: 1,
  from: 'circled',
  what: '',
  seat: null,
  foe: null,
  ...more
})

describe('what the GM buys with Shadow', () => {
  it('is priced by the rules, by the piece where it is sold so', () => {
    expect(costOf({ use: 'trap', count: 5 })).toBe(5)
    expect(costOf({ use: 'foe-d10', count: 1 })).toBe(4)
    expect([mostOf('disadvantage'), mostOf('deadly-flight'), mostOf('foe-square')]).toEqual([9, 1, 1])
  })

  it('asks for a victim, a foe or a claim, and is no command without it', () => {
    expect([needsOf('trap'), needsOf('monster-15'), needsOf('unknown-benefactor'), needsOf('disadvantage')]).toEqual([
      'victim',
      'foe',
      'claim',
      'nothing'
    ])
    expect(asCommand(wish({ use: 'trap' }))).toBeNull()
    expect(asCommand(wish({ use: 'foe-d6' }))).toBeNull()
  })

  it('becomes an upgrade of one foe, or a purchase', () => {
    expect(asCommand(wish({ use: 'foe-d6', foe: 4, what: ' hooks ' }))).toEqual({
      type: 'upgrade-foe',
      foe: 4,
      use: 'foe-d6',
      from: 'circled',
      note: 'hooks'
    })
    expect(asCommand(wish({ use: 'trap', seat: seatId(2), count: 3, what: 'spikes' }))).toEqual({
      type: 'buy-with-shadow',
      use: 'trap',
      count: 3,
      from: 'circled',
      seat: seatId(2),
      what: 'spikes'
    })
  })
})
