import type { StreamParts } from '../game'
import { lazy } from '../lazy'
import { playingSymbols } from '../playing-symbols'

const duel = lazy(() => import('./duel/StreamDuelPlate.vue'))

export const stream: StreamParts = {
  symbols: playingSymbols,
  main: { strip: duel, corners: duel, flip: duel },
  parts: {}
}
