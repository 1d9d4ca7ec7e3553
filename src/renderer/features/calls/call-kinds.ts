import type { Call } from '#rules/core/calls/model'
import type { Seat, SeatId } from '#rules/core/seat'
import { nameIn } from '../../ui/seat-name'

/** A call that the dashboard offers. */
export interface OfferedCall<What extends string = string> {
  readonly what: What
  /** "Roll the dice". */
  readonly label: string
  /** `any`: the first picked player acts for all; `each`: every picked player acts. */
  readonly who: 'any' | 'each'
  /** The seats picked at first: those that the game waits for. */
  readonly fits: readonly SeatId[]
}

/** The calls of a board. */
export interface CallsOnBoard {
  readonly calls?: readonly Call[]
  readonly offPhone?: readonly SeatId[]
}

/** The players who are called on a phone, and their tasks, for the keys that speak (SK1). */
export function calledSentences(
  { calls = [] }: CallsOnBoard,
  offered: readonly OfferedCall[],
  seats: readonly Seat[]
): readonly string[] {
  return calls.map(({ seats: called, what }) => {
    const label = offered.find(each => each.what === what)?.label
    return `Called: ${called.map(seat => nameIn(seats, seat)).join(' or ')}${label ? `: ${label}` : ''}`
  })
}
