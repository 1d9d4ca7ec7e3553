import { defineAsyncComponent, type Component } from 'vue'
import type { BoardFrame, Frame } from '#rules/campaign/types'
import type { SystemId } from '#rules/core/system'
import ThousandFacesTable from './thousand-faces/table/TableBoard.vue'

/** Whether a board may animate: `still` in the dashboard's preview, where nothing moves by itself. */
export type Motion = 'full' | 'still'

/** What every table board is given. `board.system` is the one that it was made for. */
export interface TableBoardProps<Board extends BoardFrame<'table'> = BoardFrame<'table'>> {
  readonly board: Board
  readonly frame: Frame<'table'>
  readonly motion: Motion
}

/** The campaign's own board, as the table sees it. */
export type ThousandFacesBoard = Extract<BoardFrame<'table'>, { system: 'thousand-faces' }>

/** A smaller game brings `games/<system>/table/TableBoard.vue`; it is fetched when it is first played. */
const others = import.meta.glob<{ readonly default: Component }>([
  './*/table/TableBoard.vue',
  '!./thousand-faces/table/TableBoard.vue'
])

const boards = new Map<string, Component>([
  ['thousand-faces', ThousandFacesTable],
  ...Object.entries(others).map(([path, load]): [string, Component] => [
    path.split('/')[1] ?? path,
    defineAsyncComponent(load)
  ])
])

/** The board of a system; null while that game has no table screen. */
export function tableBoardOf(system: SystemId): Component | null {
  return boards.get(system) ?? null
}
