import { moveOf } from './all'
import type { MoveId } from './ids'

/** M8: the questions that a token on that move can buy, as its card lists them; none where tokens on it buy no questions. */
export function questionsOf(id: MoveId): readonly string[] {
  const { effects, options } = moveOf(id)
  const lays = Object.values(effects).some(each => each.some(({ kind }) => kind === 'tokens'))
  return lays ? options : []
}
