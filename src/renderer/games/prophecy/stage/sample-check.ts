import type { CheckView } from '#rules/prophecy/stage/view'

/** Dice that never fell, for a test of the stream (DI8). */
export const sampleCheck: CheckView = {
  waves: [[6, 4, 2], [5]],
  pairs: [],
  lent: 0,
  difficulty: 3,
  hits: 3,
  due: 0,
  chance: 1,
  outcome: 'success'
}
