import type { StreamParts } from '../game'
import { lazy } from '../lazy'

const story = lazy(() => import('./overlay/StoryPlate.vue'))

export const stream: StreamParts = {
  main: { strip: story, corners: story, flip: story },
  parts: {}
}
