import { asyncPart } from '../ui/async-part'

/** Drawings of dice and of the suits of playing cards, for the games that use them. A page contains them once. */
export const playingSymbols = asyncPart(() => import('../ui/icons/sprite/PlayingSymbols.vue'))
