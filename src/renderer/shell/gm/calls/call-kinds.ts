import type { Call } from '#rules/core/calls/model'
import type { SeatId } from '#rules/core/seat'

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
