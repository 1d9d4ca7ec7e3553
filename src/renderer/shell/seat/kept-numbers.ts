import type { SeatId } from '#rules/core/seat'
import { keepLine, keptLines } from './kept-lines'

/** A number that this phone added to the shuffle of this id: 32 hexadecimal digits. */
export interface KeptNumber {
  readonly id: string
  readonly number: string
}

const form = /^\S+ [\da-f]{32}$/

/** By seat: two players may share a phone, and each adds numbers of their own. */
const placeOf = (seat: SeatId): string => `hearthside-numbers-${seat}`

/** The numbers that this seat's pages in this browser have added, oldest first (SF11). */
export function keptNumbers(seat: SeatId, page: Window): readonly KeptNumber[] {
  return keptLines(page, placeOf(seat), form).map(line => {
    const [id = '', number = ''] = line.split(' ')
    return { id, number }
  })
}

/** Keeps a number that the host has taken. */
export function keepNumber(seat: SeatId, { id, number }: KeptNumber, page: Window): void {
  const place = placeOf(seat)
  keepLine(page, place, `${id} ${number}`, keptLines(page, place, form))
}

/** As the page that checks takes them: a line for each, the id of its shuffle and the number. */
export function numbersAsText(kept: readonly KeptNumber[]): string {
  return kept.map(({ id, number }) => `${id} ${number}`).join('\n')
}
