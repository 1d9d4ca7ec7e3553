import type { Game } from '../game'
import { lazy } from '../lazy'

export const game: Game = {
  firstRule: 'GF1',
  speech: async () => (await import('./board/speech')).speech,
  papers: async () => (await import('./paper/papers')).papers,
  label: 'Duel',
  icon: 'duel',
  offer: 'Start a Game Face duel',
  about: 'Two sides, a die each in secret, rounds to a winner.',
  pages: {
    gm: lazy(() => import('./board/GmBoard.vue'))
  }
}
