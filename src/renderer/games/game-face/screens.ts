import type { TableView } from '#rules/game-face/view'
import { duelOnTable } from './duel/on-table'
import type { Screens } from '@/games/game'
import { lazy } from '@/games/lazy'
import { playingSymbols } from '@/games/playing-symbols'

export const screens: Screens = {
  news: board => {
    const { serial, contest } = board.view as TableView
    return JSON.stringify([serial, contest?.verdict, contest?.rulings.length, contest?.story, contest?.ready])
  },
  isIdle: (board, { atRest }) => duelOnTable(board.view as TableView, atRest) === null,
  symbols: playingSymbols,
  pages: {
    table: lazy(() => import('./board/TableBoard.vue')),
    seat: lazy(() => import('./board/PhoneBoard.vue'))
  }
}
