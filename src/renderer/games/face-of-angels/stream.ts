import type { StreamParts } from '../game'
import { lazy } from '../lazy'
import { playingSymbols } from '../playing-symbols'

const sides = lazy(() => import('./contest/StreamSidesPlate.vue'))

export const stream: StreamParts = {
  symbols: playingSymbols,
  main: { strip: sides, corners: sides },
  parts: { flip: lazy(() => import('./trick/StreamLastCard.vue')) }
}
