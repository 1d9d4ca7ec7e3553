import { memoize } from '../core/memoize'
import type { SeatId } from '../core/seat'
import type { Checker } from '../core/slice'
import type { Game, Sheet } from './state'

/** The sentences of the laws that are broken. */
export function brokenLaws(laws: readonly (readonly [says: string, holds: boolean])[]): readonly string[] {
  return laws.filter(([, holds]) => !holds).map(([says]) => says)
}

export function isCount(amount: number, most: number = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isInteger(amount) && amount >= 0 && amount <= most
}

/** Computes a value for each sheet once: every act asks for all sheets, but changes only one or two. */
export function ofEachSheet<Part>(find: (sheet: Sheet) => Part): (sheet: Sheet) => Part {
  const found = memoize<SeatId, Part>()
  return sheet => found(sheet.seat, [sheet], () => find(sheet))
}

/** An invariant of each sheet alone; the message of a broken law names the seat. */
export function checkingSheets(lawsOf: (sheet: Sheet) => Parameters<typeof brokenLaws>[0]): Checker<Game> {
  const wrongWith = ofEachSheet(sheet => brokenLaws(lawsOf(sheet)).map(says => `${sheet.seat}: ${says}`))
  return ({ sheets }) => sheets.flatMap(wrongWith)
}
