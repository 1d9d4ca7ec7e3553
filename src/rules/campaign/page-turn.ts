import type { PageTurn } from '../core/system'
import { systemOf } from '../registry'
import type { Board, Campaign } from './types'

/** TB2: turns the page of every board after a new scene or session. */
export function turnPages(campaign: Campaign, page: PageTurn): Campaign {
  return { ...campaign, boards: campaign.boards.map(board => turned(board, page)) }
}

function turned(board: Board, page: PageTurn): Board {
  const { turnPage } = systemOf(board.system)
  return turnPage ? { ...board, state: turnPage(board.state, page) } : board
}
