import type { Frame } from '#rules/campaign/types'
import type { Seat, SeatId } from '#rules/core/seat'
import type { SheetView } from '#rules/thousand-faces/sheet-view'
import type { OverlayView } from '#rules/thousand-faces/view'
import { seatOnStage, tableStage } from '../telling/table-stage'

/** One player on the stream. */
export interface StreamSeat {
  readonly seat: Seat
  readonly sheet: SheetView
}

/** All players who are at the table, in the order of their seats. */
export function seatsOnStream(
  { sheets }: Pick<OverlayView, 'sheets'>,
  { seats }: Pick<Frame<'overlay'>, 'seats'>
): readonly StreamSeat[] {
  const bySeat = new Map(sheets.map(sheet => [sheet.seat, sheet]))
  return seats.flatMap(seat => {
    const sheet = bySeat.get(seat.id)
    return seat.retired || !sheet ? [] : [{ seat, sheet }]
  })
}

/** The player whom the stream lights, as the table does: called, struck, or flipping. */
export function activeSeat(view: OverlayView): SeatId | null {
  return view.waitingFor?.seat ?? seatOnStage(view, tableStage(view, { farewell: null, atRest: false }))
}

/** The number of rows for so many plates along the edge. No plate is too narrow for its numbers. */
export function rowsOf(plates: number, scale: number): number {
  return Math.max(1, Math.ceil((plates * scale) / 8.5))
}
