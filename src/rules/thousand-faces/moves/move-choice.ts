import type { Choice } from '../../core/question'
import { moveOf } from './all'
import type { MoveId } from './ids'

/** A move card that can be had: its summary at once, its results once it is taken. */
export function moveChoice(id: MoveId, note: string): Choice {
  const { name, summary, results, options } = moveOf(id)
  const marks = ['Cross', 'One check', 'Two checks', 'Three checks']
  const inFull = [
    ...(results ? results.map((text, at) => [`${marks[at]}: ${text || 'a Game Master move'}`]).reverse() : []),
    ...options.map(text => [`Option: ${text}`])
  ]
  return { key: id, title: [name], lines: [[`${note}. ${summary}`]], ...(inFull.length > 0 ? { inFull } : {}) }
}
