import { fold } from '../mentions'
import type { Seat, SeatId } from '../../core/seat'
import type { ThingKind } from '../vocabulary'

/** One file of the folder: its path within the folder, with `/`, and its whole text. */
export interface FolderFile {
  readonly path: string
  readonly text: string
}

/** The folder of the notes of each kind. */
export const folderOf: Readonly<Record<ThingKind, string>> = {
  person: 'People',
  place: 'Places',
  thing: 'Things',
  thread: 'Threads',
  secret: 'Secrets',
  premise: 'Premises',
  scene: 'Scene ideas'
}

export const characterFolder = 'Characters'
export const recapFolder = 'Recaps'
export const indexPath = 'index.md'

/** The notes that are not things of the book: the export makes them, and the import skips them. */
export const madeByUs = ['index', 'character', 'recap'] as const

/** The name of each seat in notes: its character, or its player. With a number when several have the same name. */
export function seatNames(seats: readonly Seat[]): ReadonlyMap<SeatId, string> {
  const plain = (seat: Seat): string => seat.character || seat.player || 'A nameless seat'
  const count = new Map<string, number>()
  for (const seat of seats) count.set(fold(plain(seat)), (count.get(fold(plain(seat))) ?? 0) + 1)
  return new Map(
    seats.map(seat => {
      const isOne = count.get(fold(plain(seat))) === 1
      return [seat.id, isOne ? plain(seat) : `${plain(seat)} (${seat.id})`]
    })
  )
}
