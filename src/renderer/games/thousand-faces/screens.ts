import type { TableView } from '#rules/thousand-faces/view'
import { newsOf } from './telling/table-stage'
import type { Screens } from '../game'
import { lazy } from '../lazy'

export const screens: Screens = {
  early: true,
  pages: {
    table: lazy(() => import('./board/TableBoard.vue')),
    seat: lazy(() => import('./board/PhoneBoard.vue'))
  },
  news: board => newsOf(board.view as TableView),
  darkness: board => {
    const { free, circled } = (board.view as TableView).shadow
    return free + circled
  }
}
