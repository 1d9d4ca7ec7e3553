import type { Luck } from '../../core/luck'
import { refuse, type Result } from '../../core/result'
import { pursuitOf, runRound } from '../minigames/chase'
import { chaseWinner } from '../minigames/pursuit-suit'
import type { Act, Refusal, State } from '../state'
import type { Attribute } from '../vocabulary'
import type { CalledAsk, RoundAsk } from './model'
import { withSetback } from './setbacks'

/**
 * HA22: the round as the GM would run it.
 * @param attribute what the player takes instead of what was called, if anything; the rabbit brings none
 * @returns refused for all that `run-round` is refused for (V1)
 */
export function runCalledRound(act: Act, ask: RoundAsk, luck: Luck, attribute?: Attribute): Result<Act, Refusal> {
  const { seat, advantages } = ask
  const chase = pursuitOf(act.state)
  const brought = attribute ?? ask.attribute
  if (!chase || chase.rabbit === seat) return runRound(act, { type: 'run-round', helper: null, advantages }, luck)
  // without a helper the rabbit would flip, who was not called
  if (brought === null) return refuse({ because: 'needs-helper', round: chase.rounds.length + 1 })
  return runRound(act, { type: 'run-round', helper: { seat, attribute: brought }, advantages }, luck)
}

export function isRound(ask: CalledAsk): ask is RoundAsk {
  return ask.type === 'run-round'
}

/** HA22: no round is called for once the Pursuit is over or decided. */
export function withoutLateRounds(state: State): State {
  return hasRoundToCome(state) ? state : withoutRounds(state)
}

/** Whoever is called for a round of the Pursuit is not called for it any more, and is told. */
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
