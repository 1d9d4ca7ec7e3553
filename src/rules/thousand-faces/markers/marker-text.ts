import type { PublicMarker } from './view'

/** What a marker says, on every screen, in the palette and in the log: the one place to add to when markers say more. */
export function markerText({ word }: Pick<PublicMarker, 'word'>): string {
  return word
}
