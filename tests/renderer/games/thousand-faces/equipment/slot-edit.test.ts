import { describe, expect, it } from 'vitest'
import { tokensFor, withoutSlot, withSlot, withToken } from '@/games/thousand-faces/equipment/slot-edit'
import { namingSays, namingTitle } from '@/games/thousand-faces/flip/naming-words'
import { seatId } from '../../../../support/sheets'

const worn = {
  slots: ['harm', 'harm-or-wound'],
  filled: [
    { slot: 0, token: 'harm' },
    { slot: 1, token: 'wound' }
  ]
} as const

describe('the slots of a card', () => {
  it('take what fits them', () => {
    expect(tokensFor('harm')).toEqual(['harm'])
    expect(tokensFor('harm-or-wound')).toEqual(['harm', 'wound'])
    expect(tokensFor('exhaustion-mental')).toEqual(['exhaustion'])
  })

  it('lose what does not fit them any more', () => {
    expect(withSlot(worn, 1, 'harm')).toEqual({ slots: ['harm', 'harm'], filled: [{ slot: 0, token: 'harm' }] })
    expect(withSlot(worn, 2, 'harm').slots).toEqual(['harm', 'harm-or-wound', 'harm'])
  })

  it('take their tokens along when one before them goes', () => {
    expect(withoutSlot(worn, 0)).toEqual({ slots: ['harm-or-wound'], filled: [{ slot: 0, token: 'wound' }] })
  })

  it('are filled and emptied one by one', () => {
    expect(withToken(worn, 1, null).filled).toEqual([{ slot: 0, token: 'harm' }])
    expect(withToken(worn, 1, 'harm').filled[1]).toEqual({ slot: 1, token: 'harm' })
  })
})

describe('naming real cards', () => {
  const naming = { kind: 'name-cards', seat: seatId(1), left: 2, possible: ['1', '2', '3'] } as const

  it('says what they are turned over for, and how far', () => {
    expect(namingTitle('recovery')).toBe('Which card came back?')
    expect(namingSays({ ...naming, for: 'flip' })).toBe('2 cards to turn at most, 3 cards it can be.')
    expect(namingSays({ ...naming, for: 'stamina' })).toContain('until 2 Stamina symbols have come up')
    expect(namingSays({ ...naming, for: 'number' })).toContain('Until one shows a number')
  })
})
