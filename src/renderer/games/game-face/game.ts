import type { ActionSpec, Game } from '@/games/game'
import { lazy } from '@/games/lazy'

const duel = { group: 'Game Face' } as const

/** In the order of the help. */
export const actions = [
  {
    ...duel,
    id: 'duel-cups',
    keys: [],
    says: 'Go on with the duel: dice and cups',
    also: 'cup die dice pick roll lift reveal round suit concede fight hit battle bluff correct number',
    icon: 'duel'
  },
  {
    ...duel,
    id: 'new-duel',
    keys: [],
    says: 'Begin another duel…',
    also: 'duel fight challenge contestant rival npc new again sudden death',
    icon: 'plus'
  }
] as const satisfies readonly ActionSpec[]

export const game: Game = {
  firstRule: 'GF1',
  speech: async () => (await import('./board/speech')).speech,
  papers: async () => (await import('./paper/papers')).papers,
  label: 'Duel',
  icon: 'duel',
  offer: 'Start a Game Face duel',
  about: 'Two sides, a die each in secret, rounds to a winner.',
  actions,
  pages: {
    gm: lazy(() => import('./board/GmBoard.vue'))
  }
}
