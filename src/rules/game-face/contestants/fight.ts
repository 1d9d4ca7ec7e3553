import type { Actor, SeatId } from '../../core/seat'
import type { State } from '../state'
import { type BySide, bySide } from '../vocabulary'
import type { Duellist } from './model'

/** Both sides of a duel, and its ritual. */
export interface Fight {
  readonly contestants: NonNullable<State['contestants']>
  readonly ritual: NonNullable<State['ritual']>
}

/** The duel that has begun. Throws when none has: no other command than `begin` is let through then. */
export function fightOf({ contestants, ritual }: State): Fight {
  if (!contestants || !ritual) throw new Error('there is no duel')
  return { contestants, ritual }
}

/** A seat owns its side; the Game Master owns the side of their own contestant and no other (GF7). */
export function ownsSide(actor: Actor, who: Duellist): boolean {
  return actor.kind === 'gm' ? who.kind === 'npc' : who.kind === 'seat' && who.seat === actor.seat
}

/** Who stands on each side. */
export function whoOf({ contestants }: Pick<Fight, 'contestants'>): BySide<Duellist> {
  return bySide(side => contestants[side].who)
}

/** No such seat, or one whose player has left (GF30). */
export function isAway({ seats }: Pick<State, 'seats'>, seat: SeatId): boolean {
  return !seats.some(({ id, retired }) => id === seat && !retired)
}
