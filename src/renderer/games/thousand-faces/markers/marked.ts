import type { SeatId } from '#rules/core/seat'
import type { MarkedOne, Marker } from '#rules/thousand-faces/markers/model'
import type { GmView } from '#rules/thousand-faces/view'

/** The markers on this character or foe, oldest first. */
export function markersOn({ markers = [] }: Pick<GmView, 'markers'>, one: MarkedOne): readonly Marker[] {
  return markers.filter(({ on }) => keyOfOne(on) === keyOfOne(one))
}

/** A text that identifies each character or foe: the value of a choice. */
export function keyOfOne(one: MarkedOne): string {
  return one.what === 'foe' ? `foe ${one.foe}` : `character ${one.seat}`
}

export const ofSeat = (seat: SeatId): MarkedOne => ({ what: 'character', seat })
export const ofFoe = (foe: number): MarkedOne => ({ what: 'foe', foe })
