import type { Screens } from '../game'
import { lazy } from '../lazy'

const story = lazy(() => import('./overlay/StoryPlate.vue'))

export const screens: Screens = {
  pages: {
    table: lazy(() => import('./table/TableBoard.vue')),
    seat: lazy(() => import('./seat/SeatBoard.vue'))
  },
  stream: {
    main: { strip: story, corners: story, flip: story },
    parts: {}
  }
}
