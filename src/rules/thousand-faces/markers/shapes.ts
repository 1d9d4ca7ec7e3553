/** Distinguished by their outline, never by colour alone. */
export const shapes = ['circle', 'triangle', 'square', 'diamond'] as const
export type MarkerShape = (typeof shapes)[number]

/** Limit of the word of a marker, in UTF-16 units. */
export const longestWord = 24

/** Limit of markers on one character or foe: more are hard to read. */
export const mostMarkers = 6
