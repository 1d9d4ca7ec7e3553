import type { Power } from '../equipment/items'
import type { FoeSituation } from './situation'

/** The values of prepared foes of one sort that a forecast needs. */
interface PreparedSort {
  readonly name: string
  readonly stamina: number
  readonly power: Power
  readonly squares: number
  readonly count: number
}

/** FC1: prepared foes as they would be on the board: unhurt, separate, without an opponent. */
export function preparedFoes(sorts: readonly PreparedSort[]): readonly FoeSituation[] {
  return sorts.flatMap(({ name, stamina, power, squares, count }) =>
    Array.from({ length: count }, (_, n) => ({
      name: count === 1 ? name : `${name} ${n + 1}`,
      stamina,
      most: stamina,
      power,
      squares,
      red: 0,
      weak: false,
      opening: false,
      engaged: null
    }))
  )
}
