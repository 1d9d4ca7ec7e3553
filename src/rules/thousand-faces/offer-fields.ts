import { type Answers, type ChooseSeveral, severalOf } from '../core/question'
import type { SlotRef } from './equipment/item-schemas'
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
  slots: readonly SlotRef[],
  character: OfferedTo['character'],
  most = slots.length
): readonly ChooseSeveral[] {
  if (slots.length === 0 || most < 1) return []
  return [
    {
      kind: 'several',
      key,
      label: [label],
      choices: slots.map(slot => ({ key: slotKey(slot), title: [shownSlotName(slot, character)] })),
      least: 0,
      most: Math.min(slots.length, most),
      chosen: []
    }
  ]
}

/** The chosen slots. */
export function slotsIn(answers: Answers, key: string, slots: readonly SlotRef[]): SlotRef[] {
  const keys = severalOf(answers, key)
  return slots.filter(slot => keys.includes(slotKey(slot))).map(slot => ({ ...slot }))
}
