import type { StreamParts } from '../game'
import { lazy } from '../lazy'
import { playingSymbols } from '../playing-symbols'

const story = lazy(() => import('./stage/StreamStoryPlate.vue'))

export const stream: StreamParts = {
  symbols: playingSymbols,
  main: { strip: story, corners: story, flip: story },
  parts: {}
}
