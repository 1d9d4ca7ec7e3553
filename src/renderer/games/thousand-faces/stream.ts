import type { StreamParts } from '../game'
import { lazy } from '../lazy'

export const stream: StreamParts = {
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
}
