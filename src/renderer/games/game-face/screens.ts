import type { Screens } from '../game'
import { lazy } from '../lazy'

const duel = lazy(() => import('./overlay/DuelPlate.vue'))

export const screens: Screens = {
  pages: {
    table: lazy(() => import('./table/TableBoard.vue')),
    seat: lazy(() => import('./seat/SeatBoard.vue'))
  },
  stream: {
    main: { strip: duel, corners: duel, flip: duel },
    parts: {}
  }
}
