import type { Screens } from '../game'
import { lazy } from '../lazy'

export const screens: Screens = {
  pages: {
    table: lazy(() => import('./table/TableBoard.vue')),
    seat: lazy(() => import('./seat/SeatBoard.vue'))
  }
}
