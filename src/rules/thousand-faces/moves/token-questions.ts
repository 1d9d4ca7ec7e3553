import { moveOf } from './all'
import type { MoveId } from './ids'

/** M8: the questions on the card that a token can buy; empty when its tokens buy no questions. */
export function questionsOf(id: MoveId): readonly string[] {
  const { effects, options } = moveOf(id)
  const lays = Object.values(effects).some(each => each.some(({ kind }) => kind === 'tokens'))
  return lays ? options : []
}
