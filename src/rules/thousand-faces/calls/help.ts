import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { flipsOnPhone } from '../phones/phone-flips'
import type { Act, Refusal } from '../state'
import { mayHelp } from './called'
import type { CallCommand } from './model'
import { isRound } from './rounds'

/** HA12: adds a helper's card to a called flip, or withdraws it, until the press. */
export function helpCall(
  act: Act,
  { seat, call: id, helps }: Extract<CallCommand, { type: 'help-call' }>
): Result<Act, Refusal> {
  const call = act.state.calls.open.find(each => each.id === id)
  if (!flipsOnPhone(act.state, seat)) return refuse({ because: 'phone-flips-off', seat })
  if (!call || isRound(call.ask)) return refuse({ because: 'no-call-to-help', seat })
  if (call.ask.supporters.includes(seat) === helps) return refuse({ because: 'helps-so', seat, helps })
  if (helps && !mayHelp(act.state, seat, call)) return refuse({ because: 'no-call-to-help', seat })
  return ok(happen(act, { type: 'call-helped', seat, lead: call.ask.seat, call: id, helps }))
}
