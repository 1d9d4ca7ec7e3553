import { ok, refuse } from '../../core/result'
import { happen, type SliceRules } from '../../core/slice'
import type { Game } from '../state'
import { isPresent } from './presence'

export const tableRules = {
  decide: {
    'name-moderator': (act, { seat }) => {
      if (seat !== null && !isPresent(act.state, seat)) return refuse({ because: 'not-at-the-table', seat })
      return ok(happen(act, { type: 'moderator-named', seat }))
    }
  },
  apply: {
    'moderator-named': (state, { seat }) => ({ ...state, moderator: seat })
  }
} satisfies SliceRules<Game>
