import type { ActionSpec, Game } from '@/games/game'
import { lazy } from '@/games/lazy'

const fate = { group: 'Prophecy', keys: [] } as const

/** In the order of the help. */
export const actions = [
  {
    ...fate,
    id: 'story-map',
    says: 'The story map: scenes and the Finale',
    also: 'finale scene outline objective difficulty aspect pair match dice roll perform catastrophe tell options',
    icon: 'tree'
  },
  {
    ...fate,
    id: 'story-characters',
    says: 'Go to the phase of the Characters and their Aspects',
    also: 'aspect character relationship card npc place thing create module hand over',
    icon: 'people'
  },
  {
    ...fate,
    id: 'moderator',
    says: 'Open or close the help for the Moderator',
    also: 'question ask advice moderate clock',
    icon: 'eye'
  }
] as const satisfies readonly ActionSpec[]

export const game: Game = {
  firstRule: 'PR1',
  speech: async () => (await import('./board/speech')).speech,
  papers: async () => (await import('./paper/papers')).papers,
  label: 'Prophecy',
  icon: 'tree',
  offer: 'Start a Prophecy',
  about: 'Eight scenes, the last is the Finale; drawn as a tree.',
  actions,
  remedies: { 'story-characters': 'Create Characters…', 'story-map': 'The story map…' },
  pages: {
    gm: lazy(() => import('./board/GmBoard.vue'))
  }
}
