import type { StreamParts } from '@/games/game'
import { lazy } from '@/games/lazy'

export const stream: StreamParts = {
  main: {
    strip: lazy(() => import('./seats/StreamPlayerStrip.vue')),
    corners: lazy(() => import('./seats/StreamPlayerColumns.vue')),
    player: lazy(() => import('./seats/StreamPlayerFrame.vue'))
  },
  parts: {
    story: lazy(() => import('./economy/StreamStoryPlate.vue')),
    foes: lazy(() => import('./foes/StreamFoePlates.vue')),
    flip: lazy(() => import('./flip/StreamFlip.vue'))
  }
}
