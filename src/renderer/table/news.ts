import type { Stage } from './stage'
import { screens } from '../games/screens'

/** What the board on the table tells, in one word (TB6); null where there is none, or where it never rests. */
export function newsOf(stage: Stage): string | null {
  if (stage.kind !== 'board') return null
  const { board } = stage
  return `${board.id} ${screens[board.system].news?.(board) ?? ''}`
}
