import type { Luck } from '../../core/luck'
import { refuse, type Result } from '../../core/result'
import { pursuitOf, runRound } from '../minigames/chase'
import { chaseWinner } from '../minigames/pursuit-suit'
import type { Act, Refusal, State } from '../state'
import type { Attribute } from '../vocabulary'
import type { CalledAsk, RoundAsk } from './model'
import { withSetback } from './setbacks'

/**
 * HA22: runs the round as the GM would.
 * @param attribute the player's choice instead of the called attribute; absent for the rabbit
 * @returns a refusal in every case in which `run-round` is refused (V1)
 */
export function runCalledRound(act: Act, ask: RoundAsk, luck: Luck, attribute?: Attribute): Result<Act, Refusal> {
  const { seat, advantages } = ask
  const chase = pursuitOf(act.state)
  const brought = attribute ?? ask.attribute
  if (!chase || chase.rabbit === seat) return runRound(act, { type: 'run-round', helper: null, advantages }, luck)
  // Without a helper the rabbit would flip, but the rabbit was not called.
  if (brought === null) return refuse({ because: 'needs-helper', round: chase.rounds.length + 1 })
  return runRound(act, { type: 'run-round', helper: { seat, attribute: brought }, advantages }, luck)
}

export function isRound(ask: CalledAsk): ask is RoundAsk {
  return ask.type === 'run-round'
}

/** HA22: drops every call for a round once the Pursuit is over or decided. */
export function withoutLateRounds(state: State): State {
  return hasRoundToCome(state) ? state : withoutRounds(state)
}

/** Drops the calls for a round of the Pursuit, and reports that to the called players. */
export function withoutRounds(state: State): State {
  const called = state.calls.open.filter(({ ask }) => isRound(ask))
  if (called.length === 0) return state
  const open = state.calls.open.filter(({ ask }) => !isRound(ask))
  const before: State = { ...state, calls: { ...state.calls, open } }
  return called.reduce((so, { ask: { seat } }) => withSetback(so, { seat, what: 'taken-back' }), before)
}

function hasRoundToCome(state: State): boolean {
  const chase = pursuitOf(state)
  return chase !== null && chase.rounds.length < 5 && chaseWinner(chase.rounds.map(({ won }) => won)) === null
}
