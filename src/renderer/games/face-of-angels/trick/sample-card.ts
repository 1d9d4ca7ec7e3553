import type { Seat } from '#rules/core/seat'
import type { LaidCard } from '#rules/face-of-angels/contest/shapes'

/** A card that was never laid, for a test of the stream (DI8). */
export function sampleCard(seats: readonly Seat[]): LaidCard {
  return {
    card: 'QH',
    side: 'initiator',
    by: seats.find(({ retired }) => !retired)?.id ?? 'world',
    acting: { as: 'protagonist' },
    role: 'principal',
    played: { as: 'trump' },
    secret: null
  }
}
