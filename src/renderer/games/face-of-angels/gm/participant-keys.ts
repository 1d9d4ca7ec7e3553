import type { Seat } from '#rules/core/seat'
import type { Participant } from '#rules/face-of-angels/vocabulary'
import { seatNumbers } from '../../../shell/gm/seat-numbers'

/** The World's number key: beyond the last chair, so that no seat that comes or goes changes it. */
const worldKey = 9

/** The number key of a player or the World; null where nobody sits. A seat that retires leaves everybody else's as it is. */
export function participantKey(who: Participant, seats: readonly Seat[]): number | null {
  return who === 'world' ? worldKey : (seatNumbers(seats).get(who) ?? null)
}
