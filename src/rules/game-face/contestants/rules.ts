import { refuse } from '../../core/refusal'
import { ok } from '../../core/result'
import type { Actor, SeatId } from '../../core/seat'
import { happen, type SliceRules } from '../../core/slice'
import type { Ritual } from '../ritual/model'
import type { Game, State } from '../state'
import { type Both, both, sides } from '../vocabulary'
import type { Contestant, Who } from './model'

/** Both sides of a duel, and its ritual. */
export interface Fight {
  readonly contestants: Both<Contestant>
  readonly ritual: Ritual
}

/** The duel that has begun. Throws when none has: no other command than `begin` is let through then. */
export function fightOf({ contestants, ritual }: State): Fight {
  if (!contestants || !ritual) throw new Error('there is no duel')
  return { contestants, ritual }
}

/** A seat owns its side; the Game Master owns the side of their own contestant and no other (GF7). */
export function owns(actor: Actor, who: Who): boolean {
  return actor.kind === 'gm' ? who.kind === 'npc' : who.kind === 'seat' && who.seat === actor.seat
}

/** Who stands on each side. */
export function whoOf({ contestants }: Pick<Fight, 'contestants'>): Both<Who> {
  return both(side => contestants[side].who)
}

/** No such seat, or one whose player has left (GF30). */
export function isAway({ seats }: Pick<State, 'seats'>, seat: SeatId): boolean {
  return !seats.some(({ id, retired }) => id === seat && !retired)
}

export const contestantsRules = {
  decide: {
    'use-dice': (act, { side, dice }) => {
      const { contestants, ritual } = fightOf(act.state)
      if (ritual.verdict) return refuse({ because: 'over' })
      return ok(happen(act, { type: 'dice-chosen', side, who: contestants[side].who, dice }))
    },
    'name-voice': (act, { seat }) => {
      const who = seat && Object.values(whoOf(fightOf(act.state))).find(each => owns({ kind: 'seat', seat }, each))
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
