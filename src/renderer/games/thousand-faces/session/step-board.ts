import type { BoardFrame, Frame } from '#rules/campaign/types'
import { refusalSpotAround } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import { type BoardOnScreen, provideBoard } from '../board/use-board'

/** Provides the board to one step of the opener, which is outside of the board. The opener shows its refusals. */
export function provideStepBoard(shown: () => { board: BoardFrame<'gm'>; frame: Frame<'gm'> }): BoardOnScreen {
  const gm = useGm()
  const spot = refusalSpotAround()
  const board = provideBoard(shown)
  return { ...board, act: command => gm.act(board.id.value, command, spot()) }
}
