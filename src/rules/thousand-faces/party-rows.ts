import type { PartyRow } from '../core/party'
import { moveOf } from './moves/all'
import { levelName } from './moves/level'
import { presentSheets } from './sheets'
import type { Sheet, State } from './state'

/** Limits of the lines of a character, and of the letters of a line: a party of eight fits on one page (PG5). */
const most = { lines: 7, letters: 28 } as const

/** Public move cards and things; secret items of players are left out (PG2). */
export function partyRows(state: State): readonly PartyRow[] {
  const sheets = presentSheets(state)
  const row = (label: string, says: (sheet: Sheet) => readonly string[]): PartyRow => ({
    label,
    of: sheets.map(sheet => ({ seat: sheet.seat, says: fewest(says(sheet)) }))
  })
  return [row('Moves', movesOf), row('Carries', thingsOf)]
}

function movesOf({ character }: Sheet): readonly string[] {
  return character.moves.map(({ move, level, faceDown }) =>
    [moveOf(move).name, ...(level === '0' ? [] : [levelName(level)]), ...(faceDown ? ['face down'] : [])].join(', ')
  )
}

function thingsOf({ character: { items, pack, precious } }: Sheet): readonly string[] {
  return [
    ...(pack > 0 ? [`${pack} Pack`] : []),
    ...(precious > 0 ? [`${precious} precious Pack`] : []),
    ...items.filter(({ secret }) => !secret).map(({ name }) => shortened(name))
  ]
}

function fewest(lines: readonly string[]): readonly string[] {
  if (lines.length <= most.lines) return lines
  const told = most.lines - 1
  return [...lines.slice(0, told), `and ${lines.length - told} more`]
}

/** Shortens a text without cutting a character (surrogate pair) in half. */
function shortened(text: string): string {
  if (text.length <= most.letters) return text
  return `${text.slice(0, most.letters - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
