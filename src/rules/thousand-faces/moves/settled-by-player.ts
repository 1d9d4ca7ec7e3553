import type { SeatId } from '../../core/seat'
import { flipsOnPhone } from '../phones/phone-flips'
import type { State } from '../state'
import type { SettleOutcome } from './model'
import type { Outcome } from './outcome-schema'
import { pickingOf } from './picks'
import { effectsOf } from './plain'

/** HA10: a player settles an own move when its card leaves no choice to the GM. A note or a token on a hidden foe is refused. */
export function mayPlayerSettle(state: State, { outcome: id, red, note }: SettleOutcome, seat: SeatId): boolean {
  const outcome = state.outcomes.find(each => each.id === id)
  if (!outcome || outcome.seat !== seat || !flipsOnPhone(state, seat)) return false
  const isSeen = red === null || state.foes.some(foe => foe.id === red.foe && foe.revealed)
  return isSeen && note === '' && !isLeftToGm(outcome)
}

/** Whether the card leaves a choice to the GM (M10). */
export function isLeftToGm(outcome: Outcome): boolean {
  const byGm = effectsOf(outcome).some(effect => effect.kind === 'drawback' && effect.by === 'gm')
  return byGm || pickingOf(outcome)?.by === 'gm'
}
