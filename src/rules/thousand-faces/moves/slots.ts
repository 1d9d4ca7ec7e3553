import { isSameSlot } from '../equipment/item'
import type { SlotRef } from '../equipment/item-schemas'
import { slotsHolding } from '../injury/open-slots'
import { characterOf } from '../sheets'
import type { State } from '../state'
import { isBreather } from './may'
import type { UseMove } from './model'
import type { Move } from './move'

/** M18: the slots that take the price of a load, or return the points of a light load. */
export function slotsForLoad(state: State, command: UseMove): readonly SlotRef[] {
  return isBreather(command.move) ? named(state, command, 'free') : command.slots
}

/** M18: the slots that return tokens when a breather has an immediate effect. A slot with a token can only mean that. */
export function slotsForBreath(state: State, command: UseMove): readonly SlotRef[] {
  return named(state, command, 'held')
}

/** M18: the most points that a move returns at once. It is a light load, or a breather without a flip. */
export function mostGivenBack(move: Move, burden: number): number {
  return Math.max(0, burden) + (isBreather(move.id) && move.attributes.length === 0 ? 4 : 0)
}

function named(state: State, { seat, slots }: UseMove, as: 'free' | 'held'): readonly SlotRef[] {
  const held = slotsHolding(characterOf(state, seat), 'exhaustion')
  return slots.filter(slot => held.some(each => isSameSlot(each, slot)) === (as === 'held'))
}
