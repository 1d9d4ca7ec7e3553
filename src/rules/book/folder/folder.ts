import { fold } from '../mentions'
import type { Seat, SeatId } from '../../core/seat'
import type { ThingKind } from '../vocabulary'

/** One file of the folder: its path from the folder, with `/`, and its whole text. */
export interface FolderFile {
  readonly path: string
  readonly text: string
}

/** Where the notes of each kind lie. */
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

/** What a note is that is not a thing of the book: made by us, and not read back. */
export const madeByUs = ['index', 'character', 'recap'] as const

/** What each seat is called in a note: its character, or its player; with its number where others are called so too. */
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
