import type { ClockMeasure } from './model'
import type { Clocks } from './state'

/** What players see of a clock: everything, or that it is there and what it is called (CL3). */
export type SeenClock =
  | { readonly face: 'shown'; readonly name: string; readonly note: string; readonly measure: ClockMeasure }
  | { readonly face: 'hidden'; readonly name: string }

/** The clocks that everybody but the Game Master sees, in the order in which they were made. */
export function clocksSeen({ clocks }: Clocks): readonly SeenClock[] {
  return clocks.flatMap(({ face, name, note, measure }): readonly SeenClock[] => {
    if (face === 'mine') return []
    return face === 'shown' ? [{ face, name, note, measure }] : [{ face, name }]
  })
}
