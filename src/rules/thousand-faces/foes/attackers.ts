import type { SeatId } from '../../core/seat'
import type { RoundView } from '../rounds/view'
import type { FoeView } from './view'

/** The foes that can attack: those that stand, and of them those engaged with this character first. */
export function attackersFor(foes: readonly FoeView[], seat: SeatId): readonly FoeView[] {
  const standing = foes.filter(foe => !foe.subdued)
  return [...standing.filter(foe => foe.engaged === seat), ...standing.filter(foe => foe.engaged !== seat)]
}

/** The foes that a blow on this character is proposed of: those that are to attack (N2). Else one that stands and has not struck. */
export function likelyAttackers(
  foes: readonly FoeView[],
  seat: SeatId,
  round: Pick<RoundView, 'foes' | 'free'> | null
): readonly FoeView[] {
  const proposed = proposedAttackers(foes, seat, round)
  if (proposed.length > 0) return proposed
  const untied = attackersFor(foes, seat).filter(({ tiedBy }) => tiedBy === null)
  return untied.filter(({ id }) => !round?.foes.includes(id)).slice(0, 1)
}

/**
 * The foes whose attack on this character is proposed: engaged, not tied up, without an attack this round. In the foes’
 * turn also the foes that are engaged with no character (RO5).
 */
export function proposedAttackers(
  foes: readonly FoeView[],
  seat: SeatId,
  round: Pick<RoundView, 'foes' | 'free'> | null
): readonly FoeView[] {
  return attackersFor(foes, seat)
    .filter(({ id, tiedBy }) => tiedBy === null && !(round?.foes.includes(id) ?? false))
    .filter(({ id, engaged }) => engaged === seat || (round?.free.includes(id) ?? false))
}
