import { lazy, type Game } from '../game'

export const gameFace: Game = {
  refusalRules: async () => (await import('#rules/game-face/refusal-rules')).refusalRules,
  label: 'Duel',
  icon: 'duel',
  offer: 'Start a Game Face duel',
  about: 'Two sides, a die each in secret, rounds to a winner.',
  pages: {
    gm: lazy(() => import('./gm/GmBoard.vue')),
    table: lazy(() => import('./table/TableBoard.vue')),
    overlay: lazy(() => import('./overlay/OverlayBoard.vue')),
    seat: lazy(() => import('./seat/SeatBoard.vue'))
  }
}
