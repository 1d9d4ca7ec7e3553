import { defineAsyncComponent, type Component } from 'vue'
import type { BoardFrame, Frame } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { SystemId } from '#rules/core/system'
import FaceOfAngelsSeat from './face-of-angels/seat/SeatBoard.vue'
import ThousandFacesSeat from './thousand-faces/seat/SeatBoard.vue'

/**
 * What every private board is given. It emits `act` with a command of its system and nothing else: whoever shows it,
 * a phone or the hot-seat on the GM's machine, sends it for this seat.
 */
export interface SeatBoardProps<Board extends BoardFrame<'seat'> = BoardFrame<'seat'>> {
  readonly board: Board
  readonly frame: Frame<'seat'>
  readonly seat: SeatId
}

export interface SeatBoardEmits {
  readonly act: [command: unknown]
}

/** A smaller game brings `games/<system>/seat/SeatBoard.vue`; it is fetched when it is first played. */
const others = import.meta.glob<{ readonly default: Component }>([
  './*/seat/SeatBoard.vue',
  '!./face-of-angels/seat/SeatBoard.vue',
  '!./thousand-faces/seat/SeatBoard.vue'
])

const boards = new Map<string, Component>([
  ['face-of-angels', FaceOfAngelsSeat],
  ['thousand-faces', ThousandFacesSeat],
  ...Object.entries(others).map(([path, load]): [string, Component] => [
    path.split('/')[1] ?? path,
    defineAsyncComponent(load)
  ])
])

/** The private board of a system; null for a game that hides nothing and asks nobody. */
export function seatBoardOf(system: SystemId): Component | null {
  return boards.get(system) ?? null
}
