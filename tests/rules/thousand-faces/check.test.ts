import { describe, expect, it } from 'vitest'
import { baseCards } from '#rules/thousand-faces/cards'
import { check } from '#rules/thousand-faces/slices'
import type { Sheet, State } from '#rules/thousand-faces/state'
import { ada, board, digital, flip, physical, play, sheet } from '../../support/thousand-faces/table'

const broken = (changes: Partial<Sheet>, more: Partial<State> = {}): string =>
  check(board([sheet(ada, changes)], more)).join('; ')

describe('the invariants', () => {
  it('I1 notice a lost card, a doubled one, a count that does not agree, a second sheet', () => {
    expect(broken({ piles: digital({ deck: baseCards.slice(1) }) })).toContain('I1')
    expect(broken({ piles: digital({ deck: [...baseCards, '1'] }) })).toContain('I1')
    expect(broken({ piles: { ...physical({}), deck: 19 } })).toContain('I1')
    expect(check(board([sheet(ada), sheet(ada)])).join()).toContain('I1')
    expect(broken({ piles: digital({ discard: ['W1.1'] }) }, { woundsDealt: 0 })).toContain('I1')
  })

  it('I2 notice a Blessing too many or too few', () => {
    expect(broken({}, { blessingSupply: ['B1'] })).toContain('I2')
    expect(
      broken({ piles: digital({ discard: ['B1'] }) }, { blessingSupply: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'] })
    ).toContain('I2')
  })

  it('I3 I7 I8 I10 I11 I14 notice numbers out of bounds', () => {
    expect(broken({ piles: digital({ exhausted: baseCards.slice(0, 11) }), incapacitated: true })).toContain('I3')
    expect(broken({ piles: digital({ exhausted: baseCards.slice(0, 10) }) })).toContain('I3')
    expect(broken({ xp: -1 })).toContain('I7')
    expect(broken({}, { shadow: { free: -1, circled: 0, factor: 1 } })).toContain('I8')
    expect(broken({ tokens: { exhaustion: 0, harm: 0, wound: 3 } })).toContain('I10')
    expect(broken({ tokens: { exhaustion: 1, harm: 0, wound: 0 } })).toContain('I11')
    expect(broken({ ranks: { str: 'dragon', dex: 'dragon', int: 'anvil' } })).toContain('I14')
  })

  it('I5 I6 I9 notice cards left in play, a resolving card from elsewhere, a move owed twice', () => {
    const piles = digital({})
    expect(broken({ piles: { ...piles, deck: piles.deck.slice(1), inPlay: ['1'] } })).toContain('I5')
    const flipped = play(board([sheet(ada)]), flip()).state
    const [one] = flipped.sheets
    const lastFlip = one?.lastFlip && { ...one.lastFlip, resolving: { seat: ada, card: '19' } }
    expect(check({ ...flipped, sheets: one ? [{ ...one, lastFlip: lastFlip ?? null }] : [] }).join()).toContain('I6')
    expect(
      broken(
        {},
        {
          gmMovesOwed: [
            { flip: 1, seat: ada },
            { flip: 1, seat: ada }
          ]
        }
      )
    ).toContain('I9')
  })
})
