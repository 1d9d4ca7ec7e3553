import { levelName, netOf, type Level } from '#rules/thousand-faces/moves/level'
import type { Move, Slot } from '#rules/thousand-faces/moves/move'
import type { SlotPlace } from '#rules/thousand-faces/equipment/item'
import { moveOf } from '#rules/thousand-faces/moves/all'
import type { CharacterView } from '#rules/thousand-faces/characters/views'
import { signed } from '../draft'

/** A level with what it is worth: "expert, +1"; "studied" is worth nothing either way. */
export function levelWords(level: Level): string {
  const net = netOf(level)
  return net === 0 ? levelName(level) : `${levelName(level)}, ${signed(net)}`
}

const tagNames = {
  unencumbered: 'Unencumbered',
  day: 'Day',
  town: 'Town',
  'receive-cards': 'Receive cards',
  'extra-flip': 'Extra flip'
} as const satisfies Record<Move['tags'][number], string>

/** What is printed in capitals on a card: FAST first, then its other tags and its price in XP. */
export function tagsOf(move: Move): readonly string[] {
  return [
    ...(move.fast ? ['Fast'] : []),
    ...move.tags.map(tag => tagNames[tag]),
    ...(move.xp > 0 ? [`${move.xp} XP`] : [])
  ]
}

/** Which sort of card it is: "move card, class B". */
export function groupWords(move: Move): string {
  if (move.group !== 'card') return `${move.group} move`
  return move.class ? `move card, class ${move.class}` : 'move card'
}

/** What a slot takes, in a word or two. */
export const slotNames = {
  'exhaustion-physical': 'physical exhaustion',
  'exhaustion-mental': 'mental exhaustion',
  'exhaustion-any': 'exhaustion',
  harm: 'Harm',
  'harm-or-wound': 'Harm or a Wound'
} as const satisfies Record<Slot, string>

/** The card that a slot is on: "Good Cardio", "Padded Armour, slot 2" where it has several. */
export function placeName(place: SlotPlace, character: CharacterView): string {
  const [name, count] =
    place.on === 'move'
      ? [moveOf(place.move).name, character.moves.owned.find(card => card.move === place.move)?.slots.length ?? 1]
      : itemSlots(place.item, character)
  return count > 1 ? `${name}, slot ${place.slot + 1}` : name
}

/** The same slot, whoever made the object. */
export function samePlace(one: SlotPlace, other: SlotPlace): boolean {
  return keyOf(one) === keyOf(other)
}

/** A slot as a key for lists. */
export function keyOf(place: SlotPlace): string {
  return place.on === 'move' ? `${place.move}:${place.slot}` : `${place.item}:${place.slot}`
}

function itemSlots(id: string, character: CharacterView): readonly [string, number] {
  const item = character.equipment.items.find(each => each.id === id)
  return [item?.name ?? 'Something', item?.slots.length ?? 1]
}
