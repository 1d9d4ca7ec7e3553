import type { OpenerStep } from '#rules/campaign/session/vocabulary'
import type { BoardFrame } from '#rules/campaign/types'
import { leftOpen } from '#rules/thousand-faces/preparation/left-open'
import type { GmView } from '#rules/thousand-faces/view'
import type { GameSession, SessionStep } from '@/games/game'
import { lazy } from '@/games/lazy'
import { guideSteps } from './guide-steps'

const viewOf = (board: BoardFrame<'gm'>): GmView => board.view as GmView

const steps: Readonly<Partial<Record<OpenerStep, SessionStep>>> = {
  xp: {
    component: lazy(() => import('../board/later-view').then(all => all.XpStep)).component,
    done: (board, { session }) => viewOf(board).economy.opened >= session,
    act: { label: 'Give 1 XP to each', command: ({ session }) => ({ type: 'open-session', session }) }
  },
  touchstones: { component: lazy(() => import('../board/later-view').then(all => all.TouchstoneStep)).component },
  chapter: { component: lazy(() => import('../board/later-view').then(all => all.ChapterStep)).component },
  spotlight: { component: lazy(() => import('../board/later-view').then(all => all.SpotlightStep)).component }
}

/** The part of this game in the start and the end of a session, and in the guide. */
export const gameSession: GameSession = {
  steps,
  leftOpen: board => leftOpen(viewOf(board)).map(({ says }) => says),
  played: board => viewOf(board).flip !== null || viewOf(board).economy.chapter > 0,
  over: board => (viewOf(board).economy.chapters.at(-1)?.end ?? null) !== null,
  guide: guideSteps
}
