import type { StreamParts } from '@/games/game'
import { lazy } from '@/games/lazy'
import { playingSymbols } from '@/games/playing-symbols'

const story = lazy(() => import('./stage/StreamStoryPlate.vue'))

export const stream: StreamParts = {
  symbols: playingSymbols,
  main: { strip: story, corners: story, flip: story },
  parts: {}
}
