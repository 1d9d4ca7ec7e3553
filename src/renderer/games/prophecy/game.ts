import type { Game } from '../game'
import { lazy } from '../lazy'

export const game: Game = {
  firstRule: 'PR1',
  speech: async () => (await import('./board/speech')).speech,
  papers: async () => (await import('./paper/papers')).papers,
  label: 'Prophecy',
  icon: 'tree',
  offer: 'Start a Prophecy',
  about: 'Eight scenes, the last is the Finale; drawn as a tree.',
  pages: {
    gm: lazy(() => import('./board/GmBoard.vue'))
  }
}
