import { markerText } from '#rules/thousand-faces/markers/marker-text'
import type { PublicMarker } from '#rules/thousand-faces/markers/view'

/** The markers of these owners, each shape and text once, in the order of the first owner. */
export function eachOnce(marked: readonly { readonly markers: readonly PublicMarker[] }[]): readonly PublicMarker[] {
  const all = marked.flatMap(({ markers }) => markers)
  return [...new Map(all.map(each => [markerKey(each), each])).values()]
}

/** Markers of one key look alike. */
export function markerKey(marker: PublicMarker): string {
  return `${marker.shape} ${markerText(marker)}`
}
