import { together } from './branches'
import type { Branch } from './exact-cards'

/** A foe. */
export interface What {
  readonly stamina: number
  readonly squares: number
  readonly engaged: number | null
  readonly attacked: boolean
}
/** Characters by their number in a list of all that were met: what can become of one is worked out once. */
export interface Table {
  readonly who: readonly number[]
  readonly foes: readonly What[]
}

/** Tables that are alike as one; those that are no likelier than `least` are left out. */
export function merged(all: readonly Branch<Table>[], least: number): readonly Branch<Table>[] {
  const keyOf = ({ who, foes }: Table): string =>
    `${who.join()} ${foes.map(({ stamina, squares, engaged, attacked }) => `${stamina},${squares},${engaged},${attacked}`).join(' ')}`
  return together(all, keyOf).filter(({ chance }) => chance > least)
}

export const withWho = (table: Table, at: number, who: number): Table => ({
  ...table,
  who: table.who.map((each, n) => (n === at ? who : each))
})
export const withFoe = (table: Table, at: number, change: Partial<What>): Table => ({
  ...table,
  foes: table.foes.map((each, n) => (n === at ? { ...each, ...change } : each))
})
