import type { Seat } from '#rules/core/seat'
import type { Participant } from '#rules/face-of-angels/vocabulary'
import { seatNumbers } from '@/features/seats/seat-numbers'

/** The World's number key: the same for every set of players. A ninth player has no number key. */
const worldKey = 9

/** The number key of a player or the World; null for an empty seat and for the ninth player. Retiring a seat changes no other key. */
export function participantKey(who: Participant, seats: readonly Seat[]): number | null {
  if (who === 'world') return worldKey
  const number = seatNumbers(seats).get(who) ?? null
  return number === worldKey ? null : number
}
