import type { SeatId } from '#rules/core/seat'
import { markedKey } from '#rules/thousand-faces/markers/marker-question'
import type { MarkedOne, Marker } from '#rules/thousand-faces/markers/model'
import type { GmView } from '#rules/thousand-faces/view'

/** The markers on this character or foe, oldest first. */
export function markersOn({ markers = [] }: Pick<GmView, 'markers'>, one: MarkedOne): readonly Marker[] {
  return markers.filter(({ on }) => markedKey(on) === markedKey(one))
}

export const ofSeat = (seat: SeatId): MarkedOne => ({ what: 'character', seat })
export const ofFoe = (foe: number): MarkedOne => ({ what: 'foe', foe })
