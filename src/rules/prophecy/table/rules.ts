import { refuse } from '../../core/refusal'
import { ok } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen, type SliceRules } from '../../core/slice'
import type { Game, State } from '../state'

/** The seat exists, and its player has not left (PR44). */
export function isPresent({ seats }: Pick<State, 'seats'>, seat: SeatId): boolean {
  return seats.some(({ id, retired }) => id === seat && !retired)
}

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
