import type { StreamParts } from '@/games/game'
import { lazy } from '@/games/lazy'
import { playingSymbols } from '@/games/playing-symbols'

const sides = lazy(() => import('./contest/StreamSidesPlate.vue'))

export const stream: StreamParts = {
  symbols: playingSymbols,
  main: { strip: sides, corners: sides },
  parts: { flip: lazy(() => import('./trick/StreamLastCard.vue')) }
}
