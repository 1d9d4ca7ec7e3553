/** One line of the form for the seats; both names may be empty. */
export interface SeatRow {
  readonly id: number
  player: string
  character: string
}

/** Number of lines that fit on the screen without scrolling; more seats can be added later. */
export const mostRows = 8

/** The first empty lines. */
export function emptyRows(count: number): SeatRow[] {
  return Array.from({ length: count }, (_, index) => ({ id: index, player: '', character: '' }))
}

/** Adds an empty line, up to the limit. */
export function withRow(rows: readonly SeatRow[]): SeatRow[] {
  if (rows.length >= mostRows) return [...rows]
  return [...rows, { id: Math.max(-1, ...rows.map(row => row.id)) + 1, player: '', character: '' }]
}

/** The completed lines, with trimmed names. */
export function seatsFrom(
  rows: readonly SeatRow[]
): readonly { readonly player: string; readonly character: string }[] {
  return rows
    .map(row => ({ player: row.player.trim(), character: row.character.trim() }))
    .filter(row => row.player !== '' || row.character !== '')
}
