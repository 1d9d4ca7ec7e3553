import type { TableView } from '#rules/thousand-faces/view'
import type { Screens } from '../game'
import { lazy } from '../lazy'

export const screens: Screens = {
  early: true,
  pages: {
    table: lazy(() => import('./table/TableBoard.vue')),
    seat: lazy(() => import('./seat/SeatBoard.vue'))
  },
  darkness: board => {
    const { free, circled } = (board.view as TableView).shadow
    return free + circled
  }
}
