import type { Seat } from '#rules/core/seat'
import type { JoinNames } from '#shared/join'
import type { PendingJoin } from '#shared/contract'

/** The names of a seat: “Sister Wren (Priya)”, or the only known one. */
function placeWords(seat: JoinNames | undefined): string {
  if (!seat) return 'somebody'
  const { character, player } = seat
  return character && player ? `${character} (${player})` : character || player || 'a seat without a name'
}

/** The request of a joining device, in one sentence. */
export function pendingJoinWords(pending: PendingJoin, seats: readonly Seat[]): string {
  if (pending.newcomer) return `A phone asks for a new seat: ${placeWords(pending.newcomer)}.`
  if (pending.seat === null) return 'A device wants to watch what the table screen shows.'
  return `A phone wants to join as ${placeWords(seats.find(({ id }) => id === pending.seat))}.`
}
