import type { SeatId } from '../../core/seat'
import { sheetOf, withSheet } from '../sheets'
import type { State } from '../types'
import type { Character } from './character'

/** What this slice keeps of one player. */
export interface CharacterPart {
  readonly character: Character
}

/** The character of a seat that is known to exist. */
export function characterOf(state: State, seat: SeatId): Character {
  return sheetOf(state, seat).character
}

/** The same board with one character changed. */
export function withCharacter(state: State, seat: SeatId, change: (character: Character) => Partial<Character>): State {
  return withSheet(state, seat, ({ character }) => ({ character: { ...character, ...change(character) } }))
}
