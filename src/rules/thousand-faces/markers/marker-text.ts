import type { PublicMarker } from './view'

/** The text of a marker, for every screen, the palette and the log. A longer text needs a change only here. */
export function markerText({ word }: Pick<PublicMarker, 'word'>): string {
  return word
}
