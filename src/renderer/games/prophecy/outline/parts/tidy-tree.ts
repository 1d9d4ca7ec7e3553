/** One thing of a tree, and what it hangs on. */
export interface Branch {
  readonly id: string
  readonly parent: string | null
}

/** Where it stands: columns from the left and rows from the top, the Finale's row being 0. */
export interface Spot {
  readonly column: number
  readonly row: number
}

export interface TidyTree {
  readonly spots: ReadonlyMap<string, Spot>
  /** From the first column to the last, at least 1. */
  readonly columns: number
  readonly rows: number
}

/**
 * A tree laid out without overlaps. Siblings keep their order, and every parent is above the middle of its children. Leaves take a column each, from left to right.
 */
export function tidyTree(branches: readonly Branch[]): TidyTree {
  const spots = new Map<string, Spot>()
  let free = 0
  const place = (branch: Branch, row: number): number => {
    const children = branches.filter(each => each.parent === branch.id)
    const columns = children.map(child => place(child, row + 1))
    const column = middle(columns) ?? free++
    spots.set(branch.id, { column, row })
    return column
  }
  for (const root of branches.filter(each => each.parent === null)) place(root, 0)
  const rows = Math.max(0, ...[...spots.values()].map(spot => spot.row)) + 1
  return { spots, columns: Math.max(1, free), rows }
}

function middle(columns: readonly number[]): number | null {
  const [first] = columns
  const last = columns.at(-1)
  return first === undefined || last === undefined ? null : (first + last) / 2
}

/** The neighbour of a scene in one direction: up to its parent, down to its children, across its row. */
export function neighbour(
  { spots }: TidyTree,
  branches: readonly Branch[],
  id: string,
  way: 'up' | 'down' | 'left' | 'right'
): string | null {
  const here = spots.get(id)
  if (!here) return null
  if (way === 'up') return branches.find(each => each.id === id)?.parent ?? null
  if (way === 'down') return branches.find(each => each.parent === id)?.id ?? null
  const row = [...spots]
    .filter(([, spot]) => spot.row === here.row)
    .sort(([, one], [, other]) => one.column - other.column)
  const at = row.findIndex(([each]) => each === id)
  return row[at + (way === 'left' ? -1 : 1)]?.[0] ?? null
}
