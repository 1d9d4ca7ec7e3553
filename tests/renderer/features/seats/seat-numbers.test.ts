import { describe, expect, it } from 'vitest'
import type { Seat, SeatId } from '#rules/core/seat'
import { seatNumbers } from '@/features/seats/seat-numbers'

const seat = (id: string, retired = false): Seat => ({ id: id as SeatId, player: id, character: '', retired })
const numbered = (seats: readonly Seat[]) => Object.fromEntries(seatNumbers(seats))

describe('the number keys', () => {
  it('stay the same for all others when a seat retires', () => {
    expect(numbered([seat('a'), seat('b'), seat('c')])).toEqual({ a: 1, b: 2, c: 3 })
    expect(numbered([seat('a', true), seat('b'), seat('c')])).toEqual({ b: 2, c: 3 })
  })

  it('come back with the seat', () => {
    expect(numbered([seat('a'), seat('b', true), seat('c')])).toEqual({ a: 1, c: 3 })
  })

  it('of retired seats go to those who sit beyond the twelfth chair', () => {
    const twelve = [...'abcdefghijkl'].map(id => seat(id, id === 'c'))
    expect(numbered([...twelve, seat('m')])).toMatchObject({ b: 2, d: 4, l: 12, m: 3 })
  })
})
