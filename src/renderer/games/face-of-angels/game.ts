import { whyTooMany } from '#rules/face-of-angels/deck/crowd'
import type { ActionSpec, Game } from '@/games/game'
import { lazy } from '@/games/lazy'

const angels = { group: 'The Face of Angels', keys: [] } as const

/** In the order of the help. */
export const actions = [
  {
    ...angels,
    id: 'angels-table',
    says: 'Cards and contests',
    also: 'contest challenge call trick trump card hand deal shuffle stakes lay help win lose world super-trump transformation away absent',
    icon: 'cards'
  },
  {
    ...angels,
    id: 'angels-record',
    says: 'The record: protagonists, friends and foes',
    also: 'character protagonist relationship friend foe power trump realm secret king queen jack ace personality',
    icon: 'people'
  },
  {
    ...angels,
    id: 'angels-acts',
    says: 'Acts, prologue and graduation night',
    also: 'act chapter prologue ending night story',
    icon: 'book'
  }
] as const satisfies readonly ActionSpec[]

export const game: Game = {
  firstRule: 'A1',
  speech: async () => (await import('./board/speech')).speech,
  papers: async () => (await import('./paper/papers')).papers,
  label: 'Angels',
  icon: 'wing',
  offer: 'Start The Face of Angels',
  about: 'Protagonists, hands of cards, and the World against them.',
  crowd: whyTooMany,
  actions,
  remedies: {
    'angels-record': 'The record…',
    'angels-table': 'Cards and contests…'
  } satisfies Readonly<Partial<Record<(typeof actions)[number]['id'], string>>>,
  pages: {
    gm: lazy(() => import('./board/GmBoard.vue'))
  }
}
