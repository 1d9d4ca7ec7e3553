import type { Screens } from '../game'
import { lazy } from '../lazy'

const sides = lazy(() => import('./overlay/SidesPlate.vue'))

export const screens: Screens = {
  pages: {
    table: lazy(() => import('./table/TableBoard.vue')),
    seat: lazy(() => import('./seat/SeatBoard.vue'))
  },
  stream: {
    main: { strip: sides, corners: sides },
    parts: { flip: lazy(() => import('./overlay/LastCard.vue')) }
  }
}
