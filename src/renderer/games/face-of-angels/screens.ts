import type { TableView } from '#rules/face-of-angels/view'
import { contestOnTable } from './contest/on-table'
import type { Screens } from '@/games/game'
import { lazy } from '@/games/lazy'
import { playingSymbols } from '@/games/playing-symbols'

export const screens: Screens = {
  news: board => {
    const { act, contest, participants } = board.view as TableView
    const laid = contest?.phase.at === 'trick' ? contest.phase.trick : contest?.phase
    return JSON.stringify([act, contest?.serial, laid, contest?.tricks.length, participants.map(({ asked }) => asked)])
  },
  isIdle: (board, { atRest }) => contestOnTable(board.view as TableView, atRest) === null,
  symbols: playingSymbols,
  pages: {
    table: lazy(() => import('./board/TableBoard.vue')),
    seat: lazy(() => import('./board/PhoneBoard.vue'))
  }
}
