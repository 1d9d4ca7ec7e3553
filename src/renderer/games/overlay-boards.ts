import { defineAsyncComponent, type Component } from 'vue'
import type { BoardFrame, Frame } from '#rules/campaign/types'
import type { SystemId } from '#rules/core/system'
import ThousandFacesOverlay from './thousand-faces/overlay/OverlayBoard.vue'

/** What every overlay board is given. `board.system` is the one that it was made for. */
export interface OverlayBoardProps<Board extends BoardFrame<'overlay'> = BoardFrame<'overlay'>> {
  readonly board: Board
  readonly frame: Frame<'overlay'>
  /** 0.75 … 1.5, as the GM set it. */
  readonly scale: number
}

/** The campaign's own board, as the stream sees it. */
export type ThousandFacesBoard = Extract<BoardFrame<'overlay'>, { system: 'thousand-faces' }>

/** A smaller game brings `games/<system>/overlay/OverlayBoard.vue`; it is fetched when it is first played. */
const others = import.meta.glob<{ readonly default: Component }>([
  './*/overlay/OverlayBoard.vue',
  '!./thousand-faces/overlay/OverlayBoard.vue'
])

const boards = new Map<string, Component>([
  ['thousand-faces', ThousandFacesOverlay],
  ...Object.entries(others).map(([path, load]): [string, Component] => [
    path.split('/')[1] ?? path,
    defineAsyncComponent(load)
  ])
])

/** The board of a system; null while that game has nothing for the stream. */
export function overlayBoardOf(system: SystemId): Component | null {
  return boards.get(system) ?? null
}
