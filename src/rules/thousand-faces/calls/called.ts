import type { SeatId } from '../../core/seat'
import { whyOutOfPlay } from '../flip/queries'
import type { Flip } from '../flip/model'
import type { UseMove } from '../moves/model'
import { flipOfMove } from '../moves/move-flip'
import { usedMove } from '../moves/used-move'
import { flipsOnPhone } from '../phones/phone-flips'
import { findSheet } from '../sheets'
import type { Command, State } from '../state'
import type { Call, CalledAsk, CallRequest, RoundAsk } from './model'
import { isRound } from './rounds'

/** The call that waits for this player's press, or null. */
export function callOf({ calls }: State, seat: SeatId): Call | null {
  return calls.open.find(({ ask }) => ask.seat === seat) ?? null
}

/** The flip of a call at present; null for a move without a flip. */
export function flipOf(state: State, ask: Exclude<CalledAsk, RoundAsk>): Flip | null {
  return ask.type === 'flip' ? ask : flipOfMove(state, ask)
}

/** Acts that name their subject: their rules judge them, whatever has changed on the screen meanwhile. */
const judgedAlone: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'answer-call',
  'help-call', // HA4, HA12
  'request-call',
  'drop-request', // HA15
  'write-touchstone',
  'circle-touchstone',
  'take-move',
  'put-back-move',
  'pack-up',
  'choose-received',
  'choose-item' // HA16: all make characters at once
])

/** Whether an act is judged without its snapshot, however old the snapshot behind the press is (HA4, HA16). */
export function fitsAnySnapshot(command: Command): boolean {
  return judgedAlone.has(command.type) || (command.type === 'recall-flip' && command.call !== undefined)
}

/** The call that answers a request, without the options that only the table can grant. */
export function askOf({ seat, move, attribute, item }: CallRequest): UseMove {
  return usedMove(seat, move, attribute, item)
}

/** HA12: whether that player could help with a call: in the scene and able to flip, and neither its lead nor against whom it goes. A round of the Pursuit is run alone (HA22). */
export function mayHelp(state: State, seat: SeatId, { ask }: Call): boolean {
  const sheet = findSheet(state, seat)
  if (!sheet || sheet.character.elsewhere || !flipsOnPhone(state, seat)) return false
  if (isRound(ask)) return false
  return ask.seat !== seat && ask.versus !== seat && whyOutOfPlay(state, seat) === null
}
