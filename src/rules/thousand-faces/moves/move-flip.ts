import type { Flip } from '../flip/model'
import { boundedNet } from '../flip/weighing'
import type { State } from '../state'
import { moveOf } from './all'
import { isFast } from './may'
import type { UseMove } from './model'
import { type NetClaim, netClaims, netLines } from './reasons'

/** The present flip of a move, with everything that the rules know filled in (M4); null for a move without one. */
export function flipOfMove(state: State, command: UseMove): Flip | null {
  const { seat, attribute, advantages, versus, supporters } = command
  if (attribute === null) return null
  const move = moveOf(command.move)
  const known = [...netLines(state, seat, move, attribute), ...claimed(state, command)].reduce(
    (sum, line) => sum + line.net,
    0
  )
  const net = boundedNet(known + advantages)
  const fast = isFast(move, attribute)
  return { type: 'flip', seat, attribute, net, move: move.name, fast, hasText: move.hasText, versus, supporters }
}

/** M17: the claimed reasons, each once. */
function claimed(state: State, { seat, move, claims = [] }: UseMove): readonly NetClaim[] {
  return netClaims(state, seat, moveOf(move)).filter(({ id }) => claims.includes(id))
}
