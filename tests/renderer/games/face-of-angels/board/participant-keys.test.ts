import { describe, expect, it } from 'vitest'
import type { Seat, SeatId } from '#rules/core/seat'
import { participantKey } from '@/games/face-of-angels/board/participant-keys'

const seat = (id: string, retired = false): Seat => ({ id: id as SeatId, player: id, character: '', retired })
const keys = (...seats: readonly Seat[]) =>
  [...seats.map(({ id }) => id), 'world' as const].map(who => participantKey(who, seats))

describe('the number keys of The Face of Angels', () => {
  it('are the seats’ numbers, and 9 for the World', () => {
    expect(keys(seat('a'), seat('b'), seat('c'))).toEqual([1, 2, 3, 9])
  })

  it('stay the same for all others, and for the World, when a seat retires', () => {
    expect(keys(seat('a', true), seat('b'), seat('c'))).toEqual([null, 2, 3, 9])
  })
})
