/** One line of the form that seats the players; both may be empty. */
export interface SeatRow {
  readonly id: number
  player: string
  character: string
}

/** As many as fit on the screen without scrolling; more chairs can be drawn up later. */
export const mostRows = 8

/** Empty lines to begin with. */
export function emptyRows(count: number): SeatRow[] {
  return Array.from({ length: count }, (_, index) => ({ id: index, player: '', character: '' }))
}

/** Another empty line, unless the table is full. */
export function withRow(rows: readonly SeatRow[]): SeatRow[] {
  if (rows.length >= mostRows) return [...rows]
  return [...rows, { id: Math.max(-1, ...rows.map(row => row.id)) + 1, player: '', character: '' }]
}

/** Those who are really there, without the spaces around their names. */
export function seatsFrom(
  rows: readonly SeatRow[]
): readonly { readonly player: string; readonly character: string }[] {
  return rows
    .map(row => ({ player: row.player.trim(), character: row.character.trim() }))
    .filter(row => row.player !== '' || row.character !== '')
}
