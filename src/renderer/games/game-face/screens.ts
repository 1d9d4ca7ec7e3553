import type { Screens } from '../game'
import { lazy } from '../lazy'
import { playingSymbols } from '../playing-symbols'

export const screens: Screens = {
  symbols: playingSymbols,
  pages: {
    table: lazy(() => import('./board/TableBoard.vue')),
    seat: lazy(() => import('./board/PhoneBoard.vue'))
  }
}
