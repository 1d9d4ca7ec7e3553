import type { SeatId } from './seat'

/** What chance promised a player, or what it gave (PO8). */
type Chance =
  /** Before the cards are turned: the mean and the variance of what will count. */
  | { readonly kind: 'promised'; readonly seat: SeatId; readonly mean: number; readonly variance: number }
  | { readonly kind: 'given'; readonly seat: SeatId; readonly count: number }
  /** What was promised to this seat is not counted. */
  | { readonly kind: 'void'; readonly seat: SeatId }

/** What everybody at the table can see grow and shrink over an evening. */
export interface Gauges {
  readonly shadow: number
  readonly xp: readonly { readonly seat: SeatId; readonly xp: number }[]
}

/** A game whose luck and points can be told afterwards. */
export interface Statistics<State, Event> {
  /** @param before the state that the event happened to */
  chance(before: State, event: Event): Chance | null
  gauges(state: State): Gauges
}
