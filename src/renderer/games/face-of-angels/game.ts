import { lazy, type Game } from '../game'

export const faceOfAngels: Game = {
  refusalRules: async () => (await import('#rules/face-of-angels/refusal-rules')).refusalRules,
  label: 'Angels',
  icon: 'wing',
  offer: 'Start The Face of Angels',
  about: 'Protagonists, hands of cards, and the World against them.',
  pages: {
    gm: lazy(() => import('./gm/GmBoard.vue')),
    table: lazy(() => import('./table/TableBoard.vue')),
    overlay: lazy(() => import('./overlay/OverlayBoard.vue')),
    seat: lazy(() => import('./seat/SeatBoard.vue'))
  }
}
