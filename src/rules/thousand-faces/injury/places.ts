import { slotsOf } from '../characters/character'
import type { Character } from '../characters/character-schemas'
import { fitsSlot } from '../equipment/item'
import type { SlotPlace, Token } from '../equipment/item-schemas'
import type { Exertion, Slot } from '../moves/move'

/** An open slot of a card, with its content. `ready`: the card is face up and can take a new token. */
export interface HeldSlot {
  readonly place: SlotPlace
  readonly slot: Slot
  readonly token: Token | null
  readonly ready: boolean
}

/** Every open slot of a character's cards, with its content. Face-down cards take no new token. */
export function slotPlaces(character: Character): readonly HeldSlot[] {
  const onMoves = character.moves.flatMap(card =>
    slotsOf(card).map((slot, index) => ({
      place: { on: 'move', move: card.move, slot: index } as const,
      slot,
      token: card.filled.find(each => each.slot === index)?.token ?? null,
      ready: !card.faceDown
    }))
  )
  const onItems = character.items.flatMap(item =>
    item.slots.map((slot, index) => ({
      place: { on: 'item', item: item.id, slot: index } as const,
      slot,
      token: item.filled.find(each => each.slot === index)?.token ?? null,
      ready: true
    }))
  )
  return [...onMoves, ...onItems]
}

/** Free slots that can take such a token (N8). */
export function fittingPlaces(character: Character, token: Token, exertion: Exertion): readonly SlotPlace[] {
  return fittingAmong(slotPlaces(character), token, exertion)
}

/** As `fittingPlaces`, for a known list of slots. */
export function fittingAmong(slots: readonly HeldSlot[], token: Token, exertion: Exertion): readonly SlotPlace[] {
  return slots
    .filter(each => each.ready && each.token === null && fitsSlot(token, each.slot, exertion))
    .map(each => each.place)
}

/** Slots that hold such a token. */
export function heldPlaces(character: Character, token: Token): readonly SlotPlace[] {
  return slotPlaces(character)
    .filter(each => each.token === token)
    .map(each => each.place)
}
