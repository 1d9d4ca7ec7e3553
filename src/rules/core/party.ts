import type { SeatId } from './seat'

/** One row of a party’s paper: what lies open before each character, in words. Nothing that anybody keeps to themselves. */
export interface PartyRow {
  readonly label: string
  readonly of: readonly { readonly seat: SeatId; readonly says: readonly string[] }[]
}
