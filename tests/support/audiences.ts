import type { Audience } from '#rules/core/audience'
import type { SeatId } from '#rules/core/seat'
import { watchingScreens } from '#shared/screens'

/** All but the Game Master. */
export type Outsider = Exclude<Audience, { kind: 'gm' }>

/** Every screen that all may see, and the page of each of these seats. */
export function outsiders(seats: readonly SeatId[]): readonly Outsider[] {
  return [...watchingScreens.map(kind => ({ kind })), ...seats.map(seat => ({ kind: 'seat', seat }) as const)]
}
