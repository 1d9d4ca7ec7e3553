import type { TableView } from '#rules/prophecy/view'
import type { Screens } from '@/games/game'
import { lazy } from '@/games/lazy'
import { playingSymbols } from '@/games/playing-symbols'

export const screens: Screens = {
  news: board => {
    const { phase, serial, onStage, scenes, question, ending } = board.view as TableView
    return JSON.stringify([phase, serial, onStage, scenes.map(({ outcome }) => outcome), question, ending])
  },
  symbols: playingSymbols,
  pages: {
    table: lazy(() => import('./board/TableBoard.vue')),
    seat: lazy(() => import('./board/PhoneBoard.vue'))
  }
}
