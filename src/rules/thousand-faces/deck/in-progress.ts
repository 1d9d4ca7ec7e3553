import type { SeatId } from '../../core/seat'
import type { State } from '../state'

/** Whose cards are being turned over or waited for right now: until then no pile may be touched (D3). Null when the table is free. */
export function flipInProgress({ pending, sheets }: State): SeatId | null {
  if (pending !== null && pending.kind !== 'critical') return pending.seat
  return sheets.find(({ character }) => character.search !== null)?.seat ?? null // RC5
}
