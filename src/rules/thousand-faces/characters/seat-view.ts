import type { SeatId } from '../../core/seat'
import { attackView } from '../injury/view'
import { criticalView } from '../moves/critical-view'
import { outcomeView } from '../moves/outcome-view'
import { findSheet } from '../sheets'
import type { State } from '../state'
import { isMaking } from './made-on-phone'
import { type CharactersSeatPart, characterView, workshopView } from './view'

/** The private part of a player's view. */
export function seatPart(state: State, seat: SeatId): CharactersSeatPart {
  const sheet = findSheet(state, seat)
  return {
    character: sheet ? characterView(state, sheet) : null,
    attacks: state.attacks.filter(attack => attack.seat === seat).map(attack => attackView(attack, 'player')),
    outcomes: state.outcomes.filter(outcome => outcome.seat === seat).map(outcome => outcomeView(state, outcome)),
    critical: state.pending?.kind === 'critical' && state.pending.seat === seat ? criticalView(state) : null,
    ...(isMaking(state, seat) ? { workshop: workshopView(state) } : {})
  }
}
