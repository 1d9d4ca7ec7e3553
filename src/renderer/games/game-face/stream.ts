import type { StreamParts } from '@/games/game'
import { lazy } from '@/games/lazy'
import { playingSymbols } from '@/games/playing-symbols'

const duel = lazy(() => import('./duel/StreamDuelPlate.vue'))

export const stream: StreamParts = {
  symbols: playingSymbols,
  main: { strip: duel, corners: duel, flip: duel },
  parts: {}
}
