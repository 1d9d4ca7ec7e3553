import type { State } from '../state'
import type { Actor, SeatId } from '../../core/seat'
import { type BySide, bySide } from '../vocabulary'
import type { Duellist } from './model'

/** Both sides of a duel, and its ritual. */
export interface Fight {
  readonly contestants: NonNullable<State['contestants']>
  readonly ritual: NonNullable<State['ritual']>
}

/** The duel on the board. Throws without one; before a duel only the command `begin` is allowed. */
export function fightOf({ contestants, ritual }: State): Fight {
  if (!contestants || !ritual) throw new Error('there is no duel')
  return { contestants, ritual }
}

/** A seat owns its side; the Game Master owns only the side of their own contestant (GF7). */
export function ownsSide(actor: Actor, who: Duellist): boolean {
  return actor.kind === 'gm' ? who.kind === 'npc' : who.kind === 'seat' && who.seat === actor.seat
}

/** The contestant on each side. */
export function whoOf({ contestants }: Pick<Fight, 'contestants'>): BySide<Duellist> {
  return bySide(side => contestants[side].who)
}

/** Whether the seat is unknown or its player has left (GF30). */
export function isAway({ seats }: Pick<State, 'seats'>, seat: SeatId): boolean {
  return !seats.some(({ id, retired }) => id === seat && !retired)
}

/** A voice that has left the table settles no disputes until its return. */
export function voiceOf({ seats, voice }: State): State['voice'] {
  return voice !== null && isAway({ seats }, voice) ? null : voice
}
