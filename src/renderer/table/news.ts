import type { Stage } from './stage'
import { screens } from '../games/screens'

/** What the board on the table tells, in one word (TB6); null where there is none, or where it never rests. */
export function newsOf(stage: Stage): string | null {
  if (stage.kind !== 'board') return null
  const { board } = stage
  return `${board.id} ${screens[board.system].news?.(board) ?? ''}`
}

/** Whether the scene is all there is to see: then its landscape stands behind it (TB12). */
export function isIdle(stage: Stage, atRest: boolean): boolean {
  if (stage.kind !== 'board') return stage.kind === 'scene'
  const { board, frame } = stage
  return screens[board.system].isIdle?.(board, { hasFarewell: frame.farewell !== undefined, atRest }) ?? false
}
