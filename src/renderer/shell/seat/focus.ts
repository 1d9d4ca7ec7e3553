import type { BoardFrame, BoardId, Frame } from '#rules/campaign/types'

/** The games that are open, the one in focus first in line when nothing else is picked. */
export function openBoards(frame: Frame<'seat'>): readonly BoardFrame<'seat'>[] {
  return frame.boards.filter(board => !board.closed)
}

/** The board that this screen shows: one on which this player is called, else the picked one while it is open, else the one that was played on last. */
export function boardShown(
  frame: Frame<'seat'>,
  picked: BoardId | null,
  asks: (board: BoardFrame<'seat'>) => boolean
): BoardFrame<'seat'> | null {
  const open = openBoards(frame)
  return (
    open.find(asks) ??
    open.find(board => board.id === picked) ??
    open.find(board => board.id === frame.focus) ??
    open.at(-1) ??
    null
  )
}
