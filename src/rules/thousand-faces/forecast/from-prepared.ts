import type { Power } from '../equipment/items'
import type { FoeSituation } from './situation'

/** Foes of one sort that are only prepared, as far as a forecast needs them. */
interface PreparedSort {
  readonly name: string
  readonly stamina: number
  readonly power: Power
  readonly squares: number
  readonly count: number
}

/** FC1: prepared foes as they would stand on the board: unhurt, each by itself, fighting nobody yet. */
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
