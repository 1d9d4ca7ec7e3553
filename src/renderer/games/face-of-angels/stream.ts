import type { StreamParts } from '../game'
import { lazy } from '../lazy'
import { playingSymbols } from '../playing-symbols'

const sides = lazy(() => import('./overlay/SidesPlate.vue'))

export const stream: StreamParts = {
  symbols: playingSymbols,
  main: { strip: sides, corners: sides },
  parts: { flip: lazy(() => import('./overlay/LastCard.vue')) }
}
