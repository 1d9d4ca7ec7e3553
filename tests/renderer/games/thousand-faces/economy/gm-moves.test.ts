import { describe, expect, it } from 'vitest'
import { owedNames, owedWords } from '@/games/thousand-faces/economy/owed-words'
import { seatId } from '../../../../support/sheets'

const nameOf = (seat: string): string => `Player ${seat.slice(1)}`
const owed = (...seats: readonly number[]) => seats.map((seat, flip) => ({ flip, seat: seatId(seat) }))

describe('GM moves', () => {
  it('are owed for the flips of these players, the newest first, each named once', () => {
    expect(owedWords({ count: 0, newest: [] }, nameOf)).toBe('None is owed now')
    expect(owedWords({ count: 3, newest: owed(1, 2, 1) }, nameOf)).toBe('3 owed: Player 1, Player 2')
  })

  it('are not all named when there are many', () => {
    expect(owedNames({ count: 5000, newest: owed(1, 2, 3, 4) }, nameOf)).toBe('Player 4, Player 3, Player 2 …')
  })
})
