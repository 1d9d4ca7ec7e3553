import { attributes } from '#rules/thousand-faces/vocabulary'
import type { Turn } from '#rules/thousand-faces/minigames/zodiac'
import { type Maker, sure } from './makers'

/** A Pursuit, and four corners. */
export const gameMakers: readonly Maker[] = [
  (state, _, whim) => ({
    type: 'begin-pursuit',
    joined: state.sheets.map(each => each.seat).slice(0, 1 + whim.count(3)),
    pay: sure(whim.one(['free', 'nothing'] as const), 'nothing')
  }),
  (state, seat, whim) => ({
    type: 'run-round',
    helper:
      state.game?.kind === 'pursuit' && whim.count(2) ? { seat, attribute: sure(whim.one(attributes), 'str') } : null,
    advantages: 0
  }),
  (_, __, whim) => ({ type: 'call-round', won: whim.count(2) ? 'rabbit' : 'pursuers' }),
  (_, seat) => ({ type: 'change-chase', seat, to: 'air' }),
  () => ({ type: 'end-pursuit' }),
  (_, seat, whim) => ({ type: 'lay-corners', seat, move: whim.count(2) ? 'pick-locks' : 'fundamental-magic' }),
  (state, _, whim) => ({
    type: 'arrange-corners',
    laid:
      state.game?.kind === 'corners' ? state.game.laid.map(({ card }) => ({ card, turn: whim.count(4) as Turn })) : []
  }),
  (state, _, whim) => ({
    type: 'replace-corner',
    card: (state.game?.kind === 'corners' && whim.one(state.game.laid)?.card) || '1'
  }),
  (_, __, whim) => ({ type: 'finish-corners', as: whim.count(3) ? 'given-up' : 'solved' })
]
