import type { SeatId } from '../../core/seat'
import { whyOutOfPlay } from '../flip/questions'
import type { Flip } from '../flip/model'
import { flipOfMove } from '../moves/move-flip'
import { flipsOnPhone } from '../phones/phone-flips'
import { findSheet } from '../sheets'
import type { Command, State } from '../state'
import type { Call, CalledAsk, CallRequest } from './model'

/** The flip that waits for that player's press, or null. */
export function callOf({ calls }: State, seat: SeatId): Call | null {
  return calls.open.find(({ ask }) => ask.seat === seat) ?? null
}

/** What would be flipped as things are now; null where the move has no flip. */
export function flipOf(state: State, ask: CalledAsk): Flip | null {
  return ask.type === 'flip' ? ask : flipOfMove(state, ask)
}

/** What is judged by itself, whatever else has changed on the screen meanwhile: a press that names its call (HA4), and what a player asks to be called for (HA15). */
export function fitsAnyPicture(command: Command): boolean {
  if (command.type === 'answer-call' || command.type === 'help-call') return true
  if (command.type === 'request-call' || command.type === 'drop-request') return true
  return command.type === 'recall-flip' && command.call !== undefined
}

/** The call that would answer a request, with nothing added that only the table can grant. */
export function askOf({ seat, move, attribute, item }: CallRequest): CalledAsk {
  return {
    type: 'use-move', seat, move, attribute, item,
    advantages: 0, versus: null, supporters: [], load: 'counts', slots: []
  } // prettier-ignore
}

/** HA12: whether that player could help with a call: in the scene and able to flip, and neither its lead nor against whom it goes. */
export function mayHelp(state: State, seat: SeatId, { ask }: Call): boolean {
  const sheet = findSheet(state, seat)
  if (!sheet || sheet.character.elsewhere || !flipsOnPhone(state, seat)) return false
  return ask.seat !== seat && ask.versus !== seat && whyOutOfPlay(state, seat) === null
}
