import { defineLazyComponent } from '@/ui/lazy-component'

/** Drawings of dice and of the suits of playing cards, for the games that use them. A page contains them once. */
export const playingSymbols = defineLazyComponent(() => import('@/ui/icons/sprite/PlayingSymbols.vue'))
