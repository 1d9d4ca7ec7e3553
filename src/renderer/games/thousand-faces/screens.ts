import { stamina } from '#rules/thousand-faces/stamina/bounds'
import type { SeatView, TableView } from '#rules/thousand-faces/view'
import { newsOf, tableStage } from './telling/table-stage'
import type { Screens } from '@/games/game'
import { lazy } from '@/games/lazy'

export const screens: Screens = {
  early: true,
  pages: {
    table: lazy(() => import('./board/TableBoard.vue')),
    seat: lazy(() => import('./board/PhoneBoard.vue'))
  },
  news: board => newsOf(board.view as TableView),
  isIdle: (board, { hasFarewell, atRest }) =>
    !hasFarewell && tableStage(board.view as TableView, { farewell: null, atRest }).kind === 'idle',
  phoneMark: ({ view }, seat) => {
    const sheet = (view as SeatView).sheets.find(one => one.seat === seat)
    return sheet ? { glyph: 'flame', count: sheet.stamina, says: `Stamina ${sheet.stamina} of ${stamina}` } : null
  },
  darkness: board => {
    const { free, circled } = (board.view as TableView).shadow
    return free + circled
  }
}
