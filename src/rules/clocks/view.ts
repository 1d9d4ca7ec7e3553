import type { ClockMeasure, Clocks } from './model'

/** A clock as players see it: everything, or only its name (CL3). */
export type SeenClock =
  | { readonly face: 'shown'; readonly name: string; readonly note: string; readonly measure: ClockMeasure }
  | { readonly face: 'hidden'; readonly name: string }

/** The clocks that all audiences but the Game Master see, in the order of their creation. */
export function clocksSeen({ clocks }: Clocks): readonly SeenClock[] {
  return clocks.flatMap(({ face, name, note, measure }): readonly SeenClock[] => {
    if (face === 'mine') return []
    return face === 'shown' ? [{ face, name, note, measure }] : [{ face, name }]
  })
}
