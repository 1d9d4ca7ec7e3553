import type { Seat, SeatId } from '#rules/core/seat'
import type { FlipView } from '#rules/thousand-faces/flip/view'

/** A flip that was never made, for a test of the stream (DI8). */
export function sampleFlip(seats: readonly Seat[]): FlipView {
  const cards = [
    { id: '9', value: 1 },
    { id: '12', value: 2 }
  ] as const
  return {
    serial: 0,
    seat: seats.find(({ retired }) => !retired)?.id ?? ('s1' as SeatId),
    attribute: 'dex',
    suit: 'crown',
    net: 1,
    cards,
    resolving: cards[1].id,
    result: 2,
    move: null,
    fast: false,
    versus: null,
    support: [],
    resolvedBy: null,
    among: [],
    flashback: false,
    raised: 0,
    consequences: null
  }
}
