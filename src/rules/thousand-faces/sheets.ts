import type { Seat, SeatId } from '../core/seat'
import type { Character } from './characters/character-schemas'
import type { Sheet, State } from './state'

/** The sheets of the seats at the table. */
export function presentSheets({ sheets }: Pick<State, 'sheets'>): readonly Sheet[] {
  return sheets.filter(({ retired }) => !retired)
}

/** Whether this seat has left the table. */
export function hasLeft(state: State, seat: SeatId): boolean {
  return findSheet(state, seat)?.retired === true
}

export function seated(sheet: Sheet, seat: Seat): Sheet {
  const named = withName(sheet, seat)
  return named.retired === seat.retired ? named : { ...named, retired: seat.retired }
}

/** R4: the name comes from the seat; a seat with a name is not asked for one. */
function withName(sheet: Sheet, { character: name }: Seat): Sheet {
  const { character } = sheet
  if (name.trim() === '' || character.created || character.steps.name === 'done') return sheet
  return { ...sheet, character: { ...character, steps: { ...character.steps, name: 'done' } } }
}

/** The sheet of a seat that may not exist. */
export function findSheet(state: State, seat: SeatId): Sheet | undefined {
  return state.sheets.find(sheet => sheet.seat === seat)
}

/** The sheet of a seat that is known to exist. */
export function sheetOf(state: State, seat: SeatId): Sheet {
  const sheet = findSheet(state, seat)
  if (sheet === undefined) throw new Error(`no seat ${seat} at this board`)
  return sheet
}

/** The same board with one sheet changed. */
export function withSheet(state: State, seat: SeatId, change: (sheet: Sheet) => Partial<Sheet>): State {
  return withChange(state, { sheets: sheetsWith(state.sheets, seat, change) })
}

/** The same sheets, one of them changed. */
export function sheetsWith(
  sheets: readonly Sheet[],
  seat: SeatId,
  change: (sheet: Sheet) => Partial<Sheet>
): readonly Sheet[] {
  return sheets.map(sheet => (sheet.seat === seat ? changedSheet(sheet, change(sheet)) : sheet))
}

/** The same board with some of it changed. */
export function withChange(state: State, change: Partial<State>): State {
  return { ...state, ...change }
}

function changedSheet(sheet: Sheet, change: Partial<Sheet>): Sheet {
  return { ...sheet, ...change }
}

/** The character of a seat that is known to exist. */
export function characterOf(state: State, seat: SeatId): Character {
  return sheetOf(state, seat).character
}

/** The same board with one character changed. */
export function withCharacter(state: State, seat: SeatId, change: (character: Character) => Partial<Character>): State {
  return withSheet(state, seat, ({ character }) => ({ character: { ...character, ...change(character) } }))
}
