import { ok, refuse } from '../../core/result'
import { happen, type SliceRules } from '../../core/slice'
import type { Game } from '../state'
import { sides } from '../vocabulary'
import { fightOf, isAway, ownsSide, whoOf } from './fight'

export const contestantsRules = {
  decide: {
    'use-dice': (act, { side, dice }) => {
      const { contestants, ritual } = fightOf(act.state)
      if (ritual.verdict) return refuse({ because: 'over' })
      return ok(happen(act, { type: 'dice-chosen', side, who: contestants[side].who, dice }))
    },
    'name-voice': (act, { seat }) => {
      const who = seat && Object.values(whoOf(fightOf(act.state))).find(each => ownsSide({ kind: 'seat', seat }, each))
      if (who) return refuse({ because: 'voice-fights', who })
      if (seat !== null && isAway(act.state, seat)) return refuse({ because: 'not-at-the-table', seat })
      return ok(happen(act, { type: 'voice-named', seat }))
    }
  },
  apply: {
    'dice-chosen': (state, { side, dice }) => {
      const { contestants } = state
      if (!contestants) return state
      return { ...state, contestants: { ...contestants, [side]: { ...contestants[side], dice } } }
    },
    'voice-named': (state, { seat }) => ({ ...state, voice: seat })
  },
  follow: {
    'duel-began': (state, { contestants, voice, variants }) => ({ ...state, contestants, voice, variants })
  },
  check: ({ contestants }) =>
    sides
      .filter(side => contestants && contestants[side].strong === contestants[side].weak)
      .map(() => 'one Suit is strong and weak')
} satisfies SliceRules<Game>
