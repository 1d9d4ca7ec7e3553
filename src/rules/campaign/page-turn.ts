import type { PageTurn } from '../core/system'
import { systemOf } from '../registry'
import type { Board, Campaign } from './types'

/** TB2: every board after the campaign has come to another scene or session. */
export function turnPages(campaign: Campaign, page: PageTurn): Campaign {
  return { ...campaign, boards: campaign.boards.map(board => turned(board, page)) }
}

function turned(board: Board, page: PageTurn): Board {
  const { turnPage } = systemOf(board.system)
  return turnPage ? { ...board, state: turnPage(board.state, page) } : board
}
