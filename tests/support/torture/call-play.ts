import type { Board } from '#rules/campaign/types'
import { gm, type SeatId } from '#rules/core/seat'
import type { State } from '#rules/thousand-faces/state'
import { adventureCall } from '../thousand-faces/adventure/calls'
import type { Whim } from '../thousand-faces/random-play'
import { callPlay } from './call-fuzz'
import { type AnyState, firstOf, type SmallGame } from './small-games'
import type { Asked } from './games'

/** What makes there be something to call for on a new board of this game. @param seats three at least */
export function toCallFor(system: string, seats: readonly SeatId[]): readonly unknown[] {
  return system === 'thousand-faces'
    ? [{ type: 'set-phone-flips', seat: null, on: true }]
    : firstOf[system as SmallGame](seats)
}

/** What the Game Master calls players to do on this board, and what they answer. @param seats those of the campaign */
export function calledAt({ system, state }: Board, seats: readonly SeatId[], whim: Whim): Asked {
  if (system !== 'thousand-faces')
    return callPlay(system as SmallGame, state as AnyState, seats, whim, whim.count(2 ** 30))
  const { calls, phoneFlips } = state as State
  const seat = whim.one(seats)!
  const call = whim.one(calls.open)
  if (!phoneFlips.everybody) return { actor: gm, command: { type: 'set-phone-flips', seat: null, on: true } }
  if (!call || whim.count(3) === 0) return { actor: gm, command: adventureCall(state as State, seat, whim) }
  if (whim.count(3) > 0)
    return {
      actor: { kind: 'seat', seat: call.ask.seat },
      command: { type: 'answer-call', seat: call.ask.seat, call: call.id }
    }
  return { actor: { kind: 'seat', seat }, command: { type: 'help-call', seat, call: call.id, helps: true } }
}
