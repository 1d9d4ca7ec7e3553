import type { SeatView, TableView } from '#rules/thousand-faces/view'
import type { Screens } from '../game'
import { lazy } from '../lazy'

export const screens: Screens = {
  early: true,
  pages: {
    table: lazy(() => import('./table/TableBoard.vue')),
    seat: lazy(() => import('./seat/SeatBoard.vue'))
  },
  stream: {
    main: {
      strip: lazy(() => import('./overlay/seats/PlayerStrip.vue')),
      corners: lazy(() => import('./overlay/seats/PlayerColumns.vue')),
      player: lazy(() => import('./overlay/seats/PlayerFrame.vue'))
    },
    parts: {
      story: lazy(() => import('./overlay/economy/StoryPlate.vue')),
      foes: lazy(() => import('./overlay/foes/FoePlates.vue')),
      flip: lazy(() => import('./overlay/flip/LastFlip.vue'))
    }
  },
  asks: board => (board.view as SeatView).call !== undefined,
  darkness: board => {
    const { free, circled } = (board.view as TableView).shadow
    return free + circled
  }
}
