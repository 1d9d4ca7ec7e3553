import { describe, expect, it } from 'vitest'
import { afterFlip, asFlip, asUse, freshDraft, signed, stepNet } from '@/games/thousand-faces/flip/draft'
import { seatId } from '../../../../support/sheets'

describe('the draft of a flip', () => {
  it('sums as far as nine either way', () => {
    expect(stepNet(8, 1)).toBe(9)
    expect(stepNet(9, 1)).toBe(9)
    expect(stepNet(-9, -1)).toBe(-9)
  })

  it('writes a sum with a true minus', () => {
    expect([signed(2), signed(0), signed(-1)]).toEqual(['+2', '0', '−1'])
  })

  it('becomes a command without a name when no move was named, and never has the lead help itself', () => {
    const draft = { ...freshDraft, net: 3, move: '  ', supporters: [seatId(1), seatId(2)] }
    expect(asFlip(seatId(2), draft)).toEqual({
      type: 'flip',
      seat: 's2',
      attribute: 'str',
      net: 3,
      move: null,
      fast: false,
      hasText: { check: true, cross: false },
      versus: null,
      supporters: ['s1']
    })
  })

  it('S6 a move that gives Stamina back names the cards that come first, and none where none were picked', () => {
    const move = { move: 'bravely-run-away', item: null, load: 'counts', slots: [], claims: [] } as const
    expect(asUse(seatId(1), { ...move, cards: ['4', '7'] }, freshDraft, 0)).toMatchObject({ cards: ['4', '7'] })
    expect(asUse(seatId(1), { ...move, cards: [] }, freshDraft, 0)).not.toHaveProperty('cards')
    expect(asUse(seatId(1), move, freshDraft, 0)).not.toHaveProperty('cards')
  })

  it('keeps nothing but the attribute once it was flipped', () => {
    const draft = { ...freshDraft, attribute: 'int', net: 2, fast: true, move: 'Parley' } as const
    expect(afterFlip(draft)).toEqual({ ...freshDraft, attribute: 'int' })
  })
})
