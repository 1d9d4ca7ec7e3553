import { screens } from '../games/screens'
import type { Stage } from './stage'

/** How far the dark has come in, as the board in sight has it; 0 where it has none. */
export function darknessOf(stage: Stage): number {
  return stage.kind === 'board' ? (screens[stage.board.system].darkness?.(stage.board) ?? 0) : 0
}
