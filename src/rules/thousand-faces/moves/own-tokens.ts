import type { SeatId } from '../../core/seat'
import { flipsOnPhone } from '../phones/phone-flips'
import { hasLeft } from '../sheets'
import type { State } from '../state'
import type { MoveCommand } from './model'
import { questionsOf } from './token-questions'

type SpendToken = Extract<MoveCommand, { readonly type: 'spend-token' }>

/** HA21: the player spends an own token, for a question on the card or for a spoken one. */
export function mayPlayerAsk(state: State, { seat: whose, move, question }: SpendToken, seat: SeatId): boolean {
  if (whose !== seat || !flipsOnPhone(state, seat) || hasLeft(state, seat)) return false
  const listed = questionsOf(move)
  return listed.length > 0 && (question === '' || listed.includes(question))
}
