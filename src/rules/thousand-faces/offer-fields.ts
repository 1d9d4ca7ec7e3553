import { type Answers, type ChooseSeveral, severalOf } from '../core/question'
import type { SlotPlace } from './equipment/item-schemas'
import { shownSlotName, slotKey } from './moves/slot-names'
import type { OfferedTo } from './offer'

/** S6: face-up exhausted cards that come back first. */
export function cardsField(
  key: string,
  label: string,
  cards: readonly string[],
  most: number
): readonly ChooseSeveral[] {
  if (cards.length === 0 || most < 1) return []
  return [
    {
      kind: 'several',
      key,
      label: [label],
      choices: cards.map(card => ({ key: card, title: [card] })),
      least: 0,
      most: Math.min(cards.length, most),
      chosen: [],
      shows: 'cards'
    }
  ]
}

/** M18: slots that take a token, or give one back. */
export function slotsField(
  key: string,
  label: string,
  places: readonly SlotPlace[],
  character: OfferedTo['character'],
  most = places.length
): readonly ChooseSeveral[] {
  if (places.length === 0 || most < 1) return []
  return [
    {
      kind: 'several',
      key,
      label: [label],
      choices: places.map(place => ({ key: slotKey(place), title: [shownSlotName(place, character)] })),
      least: 0,
      most: Math.min(places.length, most),
      chosen: []
    }
  ]
}

/** The chosen slots. */
export function placesIn(answers: Answers, key: string, places: readonly SlotPlace[]): SlotPlace[] {
  const keys = severalOf(answers, key)
  return places.filter(place => keys.includes(slotKey(place))).map(place => ({ ...place }))
}
