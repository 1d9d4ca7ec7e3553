import { type Level, levelName, netOf } from '#rules/thousand-faces/moves/level'
import type { Move } from '#rules/thousand-faces/moves/move'
import { samePlace } from '#rules/thousand-faces/equipment/item'
import type { SlotPlace } from '#rules/thousand-faces/equipment/item-schemas'
import { moveOf } from '#rules/thousand-faces/moves/all'
import type { CharacterView } from '#rules/thousand-faces/characters/view'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import type { ExhibitWords } from '../../../features/showing/use-show-from-here'
import { signed } from '../flip/draft'

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

/** A move card as it is shown to the table: its printed name and what it is for, nothing that lies on it (SH20). */
export function namedMove(id: MoveId): ExhibitWords {
  const { name, summary } = moveOf(id)
  return { kind: 'card', title: name, line: summary }
}

/** The same slots by card, as they lie on the table. */
export function cardsOf(
  places: readonly SlotPlace[],
  character: CharacterView
): readonly { readonly key: string; readonly name: string; readonly places: readonly SlotPlace[] }[] {
  const keys = [...new Set(places.map(cardKey))]
  return keys.map(key => {
    const own = places.filter(place => cardKey(place) === key)
    return { key, name: own[0] ? cardName(own[0], character) : '', places: own }
  })
}

/** Those of the chosen slots that are still to be had. */
export function stillAvailable(chosen: readonly SlotPlace[], places: readonly SlotPlace[]): readonly SlotPlace[] {
  return chosen.filter(each => places.some(place => samePlace(place, each)))
}

/** A slot as a key for lists. */
export function keyOf(place: SlotPlace): string {
  return `${cardKey(place)}:${place.slot}`
}

const cardKey = (place: SlotPlace): string => (place.on === 'move' ? place.move : place.item)

function cardName(place: SlotPlace, character: CharacterView): string {
  return place.on === 'move'
    ? moveOf(place.move).name
    : (character.equipment.items.find(each => each.id === place.item)?.name ?? 'Something')
}
