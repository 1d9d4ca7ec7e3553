import { pick } from '../../core/values'
import type { SeatId } from '../../core/seat'
import { presentSheets } from '../sheets'
import type { State } from '../state'
import type { Marker } from './model'

/** Public fields of a marker; only the GM sees the others. */
const publicFields = ['word', 'shape'] as const

/** A marker as the table sees it. */
export type PublicMarker = Pick<Marker, (typeof publicFields)[number]>

export interface MarkersGmView {
  /** Absent without one. */
  readonly markers?: readonly Marker[]
}

export interface MarkersTableView {
  /** Absent without a public marker. Markers of one character or foe are in the order of adding. */
  readonly markers?: {
    readonly characters: readonly { readonly seat: SeatId; readonly markers: readonly PublicMarker[] }[]
    readonly foes: readonly { readonly foe: number; readonly markers: readonly PublicMarker[] }[]
  }
}

export function markersGmView({ markers }: State): MarkersGmView {
  return markers.length === 0 ? {} : { markers }
}

/** MK3: without the GM's own markers, and without those on hidden foes. */
export function markersTableView(state: State): MarkersTableView {
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
