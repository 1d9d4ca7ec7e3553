import { line, type LogLine } from '../core/log-line'
import type { Preview } from '../core/preview'
import type { SeatId } from '../core/seat'
import { isBlessing, isWound } from './cards'
import { countOwned, deckCount, unspentStamina } from './deck/piles'
import { encumbranceOf } from './equipment/encumbrance'
import { findSheet } from './sheets'
import type { Sheet, State } from './state'

/** The counted values of one player, by their name in a preview, with the label of each. */
const ofSheet = {
  /** Stamina after owed points; cards still to be named count as returned (N13, RC3). */
  stamina: ['Stamina', (sheet: Sheet, state: State) => staminaOf(sheet) + awaited(state, sheet.seat)],
  deck: ['Cards in the deck', ({ piles }: Sheet) => deckCount(piles)],
  discard: ['Cards in the discard', ({ piles }: Sheet) => piles.discard.length],
  harm: ['Harm', ({ tokens }: Sheet) => tokens.harm],
  wounds: ['Wounds', ({ tokens }: Sheet) => tokens.wound],
  woundCards: ['Wound cards', ({ piles }: Sheet) => countOwned(piles, isWound)],
  blessings: ['Blessings', ({ piles }: Sheet) => countOwned(piles, isBlessing)],
  /** 1 while the character is incapacitated. */
  incapacitated: ['', ({ incapacitated }: Sheet) => Number(incapacitated)],
  xp: ['XP', ({ xp }: Sheet) => xp],
  pack: ['Pack', ({ character }: Sheet) => character.pack],
  precious: ['Precious Pack', ({ character }: Sheet) => character.precious],
  load: ['Encumbrance', ({ character }: Sheet) => encumbranceOf(character).count]
} as const

/** The counted values of the whole board. */
const ofBoard = {
  shadowFree: ['Free Shadow', ({ shadow }: State) => shadow.free],
  shadowCircled: ['Circled Shadow', ({ shadow }: State) => shadow.circled],
  journey: ['Journey points', ({ story }: State) => story.journey]
} as const

export type SheetFigure = keyof typeof ofSheet
export type BoardFigure = keyof typeof ofBoard

/**
 * The values of one player after a command; one line for each change.
 * @param before, after read only values that no luck decides
 */
export function sheetFigures(before: State, after: State, seat: SeatId, names: readonly SheetFigure[]): Preview {
  return changes(names, name => {
    const [word, count] = ofSheet[name]
    const [was, is] = [findSheet(before, seat), findSheet(after, seat)]
    return was && is ? [word, count(was, before), count(is, after)] : null
  })
}

/** The changed values of the whole board. */
function boardFigures(before: State, after: State, names: readonly BoardFigure[]): Preview {
  return changes(names, name => {
    const [word, count] = ofBoard[name]
    return [word, count(before), count(after)]
  })
}

/** The preview of commands that change these values of their own seat, without luck. */
export const certainOfSeat =
  (...names: readonly SheetFigure[]) =>
  (before: State, { seat }: { readonly seat: SeatId }, after: State): Preview =>
    sheetFigures(before, after, seat, names)

/** The preview of commands that change these values of the whole board, without luck. */
export const certainOfBoard =
  (...names: readonly BoardFigure[]) =>
  (before: State, _command: unknown, after: State): Preview =>
    boardFigures(before, after, names)

function changes<Name extends string>(
  names: readonly Name[],
  counted: (name: Name) => readonly [word: string, from: number, to: number] | null
): Preview {
  const lines: LogLine[] = []
  const numbers: Record<string, number> = {}
  for (const name of names) {
    const found = counted(name)
    if (!found) continue
    const [word, from, to] = found
    numbers[name] = to
    if (from !== to && word !== '') lines.push(line('plain', `${word} ${from} → ${to}`))
  }
  return { lines, numbers }
}

function staminaOf({ piles, character }: Sheet): number {
  return unspentStamina(piles) - (character.search?.left ?? 0)
}

function awaited({ pending }: State, seat: SeatId): number {
  return pending?.kind === 'name-cards' && pending.naming.for === 'recovery' && pending.seat === seat
    ? pending.naming.left
    : 0
}
