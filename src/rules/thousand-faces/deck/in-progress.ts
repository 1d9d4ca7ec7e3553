import type { SeatId } from '../../core/seat'
import type { State } from '../state'

/** The seat whose cards are being turned or waited for: until then no pile may change (D3). Null otherwise. */
export function flipInProgress({ pending, sheets }: State): SeatId | null {
  if (pending !== null && pending.kind !== 'critical') return pending.seat
  return sheets.find(({ character }) => character.search !== null)?.seat ?? null // RC5
}
