import { slotsOf } from '../characters/character'
import type { Character } from '../characters/character-schemas'
import { fitsSlot } from '../equipment/item'
import type { SlotRef, Token } from '../equipment/item-schemas'
import type { Exertion, Slot } from '../moves/move'

/** An open slot of a card, with its content. `ready`: the card is face up and can take a new token. */
export interface OpenSlot {
  readonly ref: SlotRef
  readonly slot: Slot
  readonly token: Token | null
  readonly ready: boolean
}

/** Every open slot of a character's cards, with its content. Face-down cards take no new token. */
export function openSlots(character: Character): readonly OpenSlot[] {
  const onMoves = character.moves.flatMap(card =>
    slotsOf(card).map((slot, index) => ({
      ref: { on: 'move', move: card.move, slot: index } as const,
      slot,
      token: card.filled.find(each => each.slot === index)?.token ?? null,
      ready: !card.faceDown
    }))
  )
  const onItems = character.items.flatMap(item =>
    item.slots.map((slot, index) => ({
      ref: { on: 'item', item: item.id, slot: index } as const,
      slot,
      token: item.filled.find(each => each.slot === index)?.token ?? null,
      ready: true
    }))
  )
  return [...onMoves, ...onItems]
}

/** Free slots that can take such a token (N8). */
export function fittingSlots(character: Character, token: Token, exertion: Exertion): readonly SlotRef[] {
  return fittingAmong(openSlots(character), token, exertion)
}

/** As `fittingSlots`, for a known list of slots. */
export function fittingAmong(slots: readonly OpenSlot[], token: Token, exertion: Exertion): readonly SlotRef[] {
  return slots
    .filter(each => each.ready && each.token === null && fitsSlot(token, each.slot, exertion))
    .map(each => each.ref)
}

/** Slots that hold such a token. */
export function slotsHolding(character: Character, token: Token): readonly SlotRef[] {
  return openSlots(character)
    .filter(each => each.token === token)
    .map(each => each.ref)
}
