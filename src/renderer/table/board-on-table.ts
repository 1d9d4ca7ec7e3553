import type { Stage } from './stage'
import { screens } from '@/games/screens'

/** What the board on the table shows, as one key (TB6). Null without a board, and for a board that never rests. */
export function newsOf(stage: Stage): string | null {
  if (stage.kind !== 'board') return null
  const { board } = stage
  return `${board.id} ${screens[board.system].news?.(board) ?? ''}`
}

/** Whether only the scene is shown: then its landscape is behind it (TB12). */
export function isIdle(stage: Stage, atRest: boolean): boolean {
  if (stage.kind !== 'board') return stage.kind === 'scene'
  const { board, frame } = stage
  return screens[board.system].isIdle?.(board, { hasFarewell: frame.farewell !== undefined, atRest }) ?? false
}

/** The strength of the darkness on the shown board; 0 where it has none. */
export function darknessOf(stage: Stage): number {
  return stage.kind === 'board' ? (screens[stage.board.system].darkness?.(stage.board) ?? 0) : 0
}
