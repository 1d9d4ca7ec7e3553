import type { CornersGame } from './model'

/** The moves that are played with corners, by the layout of their cards. */
export const cornersNames: Readonly<Record<CornersGame['shape'], string>> = {
  line: 'Pick Locks',
  square: 'Fundamental Magic'
}

/** The name of each position: along the line, or around the square. */
export function placeNames(shape: CornersGame['shape']): readonly string[] {
  return shape === 'line' ? ['First', 'Second', 'Third'] : ['Top', 'Right', 'Bottom', 'Left']
}
