import type { StreamParts } from '../game'
import { lazy } from '../lazy'

const sides = lazy(() => import('./overlay/SidesPlate.vue'))

export const stream: StreamParts = {
  main: { strip: sides, corners: sides },
  parts: { flip: lazy(() => import('./overlay/LastCard.vue')) }
}
