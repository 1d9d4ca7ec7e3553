import { describe, expect, it } from 'vitest'
import { layoutOf, originOf } from '@/games/thousand-faces/flip/table-layout'
import { waitingWords, woundStopped } from '@/games/thousand-faces/flip/waiting'
import { fiveSeats } from '../../../../support/drowned-bells'
import { flip, seatId } from '../../../../support/sheets'

const open = { resolving: null, result: null, consequences: null } as const
const help = (number: number, id: string, value: 0 | 1 | 2 | 3 = 1) => ({ seat: seatId(number), card: { id, value } })

describe('where the cards of a flip lie', () => {
  it('puts the resolving card last, on top of the others', () => {
    const layout = layoutOf(
      flip(
        1,
        seatId(1),
        [
          ['12', 2],
          ['4', 1]
        ],
        { resolving: '12', result: 2, net: 1 }
      )
    )
    expect(layout.large.map(card => [card.id, card.role])).toEqual([
      ['4', 'other'],
      ['12', 'resolves']
    ])
    expect(layout.backs).toBe(0)
  })

  it('keeps supporters small beneath, read on the anvil', () => {
    const layout = layoutOf(flip(1, seatId(1), [['12', 2]], { support: [help(2, '9'), help(3, '16')] }))
    expect(layout.large.map(card => card.id)).toEqual(['12'])
    expect(layout.small.map(card => [card.id, card.reads])).toEqual([
      ['9', 'anvil'],
      ['16', 'anvil']
    ])
  })

  it('brings a supporter’s card into the middle when it resolves, even if the lead has the same one', () => {
    const layout = layoutOf(
      flip(1, seatId(1), [['16', 1]], {
        support: [help(3, '16', 2)],
        resolving: '16',
        resolvedBy: seatId(3),
        result: 2
      })
    )
    expect(layout.large).toMatchObject([{ owner: seatId(3), role: 'resolves' }])
    expect(layout.small).toMatchObject([{ owner: seatId(1), role: 'other' }])
  })

  it('shows tied cards large, no matter who owns them', () => {
    const layout = layoutOf(
      flip(1, seatId(1), [['4', 1]], {
        ...open,
        support: [help(2, '9'), help(3, '3', 0)],
        among: [
          { seat: seatId(1), card: '4' },
          { seat: seatId(2), card: '9' }
        ]
      })
    )
    expect(layout.large.map(card => [card.owner, card.role])).toEqual([
      [seatId(1), 'tied'],
      [seatId(2), 'tied']
    ])
  })

  it('leaves backs for physical cards that are still to be turned, but none after a Wound', () => {
    expect(layoutOf(flip(1, seatId(1), [['4', 1]], { ...open, net: 2 })).backs).toBe(2)
    expect(layoutOf(flip(1, seatId(1), [['W1.1', 0]], { ...open, net: 2 })).backs).toBe(0)
  })

  it('deals from the place of its owner', () => {
    expect(originOf(fiveSeats, seatId(3))).toBe(0)
    expect(originOf(fiveSeats, seatId(1))).toBeCloseTo(-0.4)
    expect(originOf(fiveSeats, seatId(9))).toBe(0)
  })
})

describe('whom the table waits for', () => {
  it.each([
    ['tie', 'A tie: Constance chooses'],
    ['critical', 'Constance may take a Blessing'],
    ['cards', 'Constance turns the cards'],
    ['flashback', 'Constance may raise the result']
  ] as const)('says a %s as "%s"', (kind, words) => {
    expect(waitingWords({ seat: seatId(2), for: kind }, { support: [] }, fiveSeats)).toBe(words)
  })

  it('lets all players choose together when they flipped together', () => {
    expect(waitingWords({ seat: seatId(2), for: 'tie' }, { support: [help(3, '9')] }, fiveSeats)).toBe(
      'A tie: the players choose'
    )
  })

  it('sees a Wound in any player’s cards', () => {
    expect(woundStopped(flip(1, seatId(1), [['4', 1]], { support: [help(2, 'W1.1', 0)] }))).toBe(true)
    expect(woundStopped(flip(1, seatId(1), [['4', 1]]))).toBe(false)
  })
})
