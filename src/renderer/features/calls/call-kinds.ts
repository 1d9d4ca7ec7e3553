import type { Call } from '#rules/core/calls/model'
import type { Seat, SeatId } from '#rules/core/seat'
import { nameIn } from '../../ui/seat-name'

/** Something that players can be called to do, as the dashboard offers it. */
export interface OfferedCall<What extends string = string> {
  readonly what: What
  /** "Roll the dice". */
  readonly label: string
  /** `any`: whoever is first does it for all; `each`: everybody who is picked does it. */
  readonly who: 'any' | 'each'
  /** Who is picked at first: those whom the game waits for. */
  readonly fits: readonly SeatId[]
}

/** What a board shows of its calls. */
export interface CallsOnBoard {
  readonly calls?: readonly Call[]
  readonly offPhone?: readonly SeatId[]
}

/** Who is waited for on a phone, and to do what, for the keys that speak (SK1). */
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
