import type { StreamParts } from '../game'
import { lazy } from '../lazy'

const duel = lazy(() => import('./overlay/DuelPlate.vue'))

export const stream: StreamParts = {
  main: { strip: duel, corners: duel, flip: duel },
  parts: {}
}
