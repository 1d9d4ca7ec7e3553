import { pick } from '../../core/pick'
import type { SeatId } from '../../core/seat'
import { presentSheets } from '../sheets'
import type { State } from '../state'
import type { Marker } from './model'

/** What the table sees of a marker; a field that is not listed here stays with the GM. */
const publicFields = ['word', 'shape'] as const

/** A marker as the table sees it. */
export type PublicMarker = Pick<Marker, (typeof publicFields)[number]>

export interface MarkersGmPart {
  /** Absent while there is none. */
  readonly markers?: readonly Marker[]
}

export interface MarkersTablePart {
  /** Absent while the table sees none. Those of one character or foe, in the order in which they were put there. */
  readonly markers?: {
    readonly characters: readonly { readonly seat: SeatId; readonly markers: readonly PublicMarker[] }[]
    readonly foes: readonly { readonly foe: number; readonly markers: readonly PublicMarker[] }[]
  }
}

export function markersGmPart({ markers }: State): MarkersGmPart {
  return markers.length === 0 ? {} : { markers }
}

/** MK3: neither what the GM keeps, nor what lies on a foe that players do not see. */
export function markersTablePart(state: State): MarkersTablePart {
  const open = state.markers.filter(({ seenBy }) => seenBy === 'table')
  const characters = presentSheets(state)
    .map(({ seat }) => ({ seat, markers: shown(open, ({ on }) => on.what === 'character' && on.seat === seat) }))
    .filter(({ markers }) => markers.length > 0)
  const foes = state.foes
    .filter(({ revealed }) => revealed)
    .map(({ id }) => ({ foe: id, markers: shown(open, ({ on }) => on.what === 'foe' && on.foe === id) }))
    .filter(({ markers }) => markers.length > 0)
  return characters.length + foes.length === 0 ? {} : { markers: { characters, foes } }
}

function shown(markers: readonly Marker[], isHere: (marker: Marker) => boolean): readonly PublicMarker[] {
  return markers.filter(isHere).map(marker => pick(marker, ...publicFields))
}
