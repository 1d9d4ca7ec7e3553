import type { Item } from '#rules/thousand-faces/equipment/item-schemas'
import type { Foe } from '#rules/thousand-faces/foes/model'
import type { State } from '#rules/thousand-faces/state'
import { ada, bo, board, digital, sheet, strOn } from '../../../support/thousand-faces/table'
import { aCharacter, aFoe, anItem } from '../characters/builders'

/** The anvil of these shows 0, 1, 2 and 3 checks. */
const cards = ['12', '4', '13', '17'] as const

/** Ada with a sword and Bo, before these foes; Ada's next card shows that result. */
export function facing(
  result: 0 | 1 | 2 | 3,
  foes: readonly Foe[] = [aFoe({ engaged: ada })],
  items: readonly Item[] = [anItem('sword')]
): State {
  const deck = { ranks: strOn('anvil'), piles: digital({ top: [cards[result], '6', '8'] }), xp: 3 }
  return board([sheet(ada, { character: aCharacter({ items: [...items] }), ...deck }), sheet(bo)], {
    foes: [...foes],
    made: 100
  })
}
