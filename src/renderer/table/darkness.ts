import { screens } from '../games/screens'
import type { Stage } from './stage'

/** The strength of the darkness on the shown board; 0 where it has none. */
export function darknessOf(stage: Stage): number {
  return stage.kind === 'board' ? (screens[stage.board.system].darkness?.(stage.board) ?? 0) : 0
}
