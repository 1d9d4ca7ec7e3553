import { moves } from '#rules/thousand-faces/moves/all'
import type { SheetView } from '#rules/thousand-faces/sheet-view'
import type { ItemView } from '#rules/thousand-faces/equipment/view'
import { stoppedWords } from '#rules/thousand-faces/equipment/ladder'
import { attributeShortNames, type Attribute } from '#rules/thousand-faces/vocabulary'

/** "Str or Dex"; nothing for a move that is not flipped. */
export function attributeWords(attributes: readonly Attribute[]): string {
  return attributes.length === 3 ? 'any attribute' : attributes.map(each => attributeShortNames[each]).join(' or ')
}

/** The moves that need no card, with their attributes. */
export const basicMoves = moves
  .filter(({ group }) => group === 'basic')
  .map(({ name, attributes }) => (attributes.length ? `${name} (${attributeWords(attributes)})` : name))
  .join(' · ')

/** What is wrong with a character, in a sentence; empty while nothing is wrong. */
export function conditionOf({
  dead,
  incapacitated,
  mustShuffle
}: Pick<SheetView, 'dead' | 'incapacitated' | 'mustShuffle'>): string {
  if (dead) return 'Dead.'
  if (incapacitated) return 'Down until recovered.'
  return mustShuffle ? 'Shuffle before the next flip.' : ''
}

/** The important facts of an item, in a few words. */
export function thingWords({ power, shield, magic, damage, encumbrance, note }: ItemView): string {
  return [
    ...(power ? [power === '1' ? 'power 1' : power] : []),
    ...(shield ? [`stops ${stoppedWords(shield.avoids)}`] : []),
    ...(magic ? [`${magic.charges} of ${magic.capacity} charges`] : []),
    ...(damage ? [`damaged ${damage} of 2`] : []),
    `weighs ${encumbrance}`,
    ...(magic?.effect ? [magic.effect] : []),
    ...(note ? [note] : [])
  ].join(' · ')
}
