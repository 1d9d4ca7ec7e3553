import type { SeatId } from './seat'

/** The expected outcome of chance for a player, or the actual one (PO8). */
type Chance =
  /** Before the cards are turned: the mean and the variance of the count. */
  | { readonly kind: 'promised'; readonly seat: SeatId; readonly mean: number; readonly variance: number }
  | { readonly kind: 'given'; readonly seat: SeatId; readonly count: number }
  /** The expectation for this seat is withdrawn. */
  | { readonly kind: 'void'; readonly seat: SeatId }

/** The public values that change during an evening. */
export interface Gauges {
  readonly shadow: number
  readonly xp: readonly { readonly seat: SeatId; readonly xp: number }[]
}

/** The statistics of a game's luck and points. */
export interface Statistics<State, Event> {
  /** @param before the state before the event */
  chance(before: State, event: Event): Chance | null
  gauges(state: State): Gauges
}
