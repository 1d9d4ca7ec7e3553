/** Told apart by their outline, never by colour alone. */
export const shapes = ['circle', 'triangle', 'square', 'diamond'] as const
export type MarkerShape = (typeof shapes)[number]

/** The longest word of a marker, in UTF-16 units. */
export const longestWord = 24

/** The most markers on one character or foe: more would not be read. */
export const mostMarkers = 6
