import { whyTooMany } from '#rules/face-of-angels/deck/crowd'
import type { Game } from '../game'
import { lazy } from '../lazy'

export const game: Game = {
  firstRule: 'A1',
  speech: async () => (await import('./board/speech')).speech,
  papers: async () => (await import('./paper/papers')).papers,
  label: 'Angels',
  icon: 'wing',
  offer: 'Start The Face of Angels',
  about: 'Protagonists, hands of cards, and the World against them.',
  crowd: whyTooMany,
  pages: {
    gm: lazy(() => import('./board/GmBoard.vue'))
  }
}
