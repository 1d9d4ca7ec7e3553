import { lazy, type Game } from '../game'

export const prophecy: Game = {
  refusalRules: async () => (await import('#rules/prophecy/refusal-rules')).refusalRules,
  label: 'Prophecy',
  icon: 'tree',
  offer: 'Start a Prophecy',
  about: 'Eight scenes, the last is the Finale; drawn as a tree.',
  pages: {
    gm: lazy(() => import('./gm/GmBoard.vue')),
    table: lazy(() => import('./table/TableBoard.vue')),
    overlay: lazy(() => import('./overlay/OverlayBoard.vue')),
    seat: lazy(() => import('./seat/SeatBoard.vue'))
  }
}
