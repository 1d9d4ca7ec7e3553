import type { Seat } from '#rules/core/seat'
import type { Participant } from '#rules/face-of-angels/vocabulary'
import { seatNumbers } from '../../../features/seats/seat-numbers'

/** The World's number key: always the same, whoever comes or goes. The ninth of more than eight players has none for it. */
const worldKey = 9

/** The number key of a player or the World; null where nobody sits, and for the ninth player. A seat that retires leaves everybody else's as it is. */
export function participantKey(who: Participant, seats: readonly Seat[]): number | null {
  if (who === 'world') return worldKey
  const number = seatNumbers(seats).get(who) ?? null
  return number === worldKey ? null : number
}
