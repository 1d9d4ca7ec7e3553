import { moveOf } from '../moves/all'
import type { MoveId } from '../moves/ids'
import type { Slot } from '../moves/move'
import type { Character, OwnedMove } from './character-schemas'

/** Whether the character is in the present scene (U11). */
export function isHere({ elsewhere }: Character): boolean {
  return elsewhere !== true
}

/** The card of that move, if the character has it. */
export function owned(character: Character, move: MoveId): OwnedMove | undefined {
  return character.moves.find(each => each.move === move)
}

/** Whether the character has the card and it lies face up. */
export function hasReady(character: Character, move: MoveId): boolean {
  return owned(character, move)?.faceDown === false
}

/** The slots that are open on a move card at its level (L4). */
export function slotsOf(card: OwnedMove): readonly Slot[] {
  return moveOf(card.move).slots[card.level] ?? []
}
