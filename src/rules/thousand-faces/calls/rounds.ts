import type { Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import type { Result } from '../../core/result'
import { pursuitOf, runRound } from '../minigames/chase'
import { chaseWinner } from '../minigames/pursuit-suit'
import type { Act, Refusal, State } from '../state'
import type { Attribute } from '../vocabulary'
import type { CalledAsk, RoundAsk } from './model'

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

/** Whoever is called for a round of the Pursuit is not called for it any more. */
export function withoutRounds(state: State): State {
  const open = state.calls.open.filter(({ ask }) => !isRound(ask))
  return open.length === state.calls.open.length ? state : { ...state, calls: { ...state.calls, open } }
}

function hasRoundToCome(state: State): boolean {
  const chase = pursuitOf(state)
  return chase !== null && chase.rounds.length < 5 && chaseWinner(chase.rounds.map(({ won }) => won)) === null
}
