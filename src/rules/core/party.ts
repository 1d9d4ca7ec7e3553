import type { SeatId } from './seat'

/**
 * One row of a party's printed sheet: the open facts of each character, in words. It contains no secret of a player.
 */
export interface PartyRow {
  readonly label: string
  readonly of: readonly { readonly seat: SeatId; readonly says: readonly string[] }[]
}
