import { type Answers, type Field, oneOf, textOf } from '../../core/question'
import { magicCard, magicItems } from '../magic/magic-items'
import type { NewItem } from './item-schemas'
import { itemCard, items } from './items'
import { labelOfWord, unnamed, withWord } from './wares'

/** The field for the owner's word, while the question's field `field` has chosen that card. */
export function wordField(field: 'card' | 'magic', id: string, printed: string): Field {
  return {
    kind: 'text',
    key: `word ${id}`,
    label: [labelOfWord(printed)],
    hint: unnamed(printed),
    when: { field, is: [id] }
  }
}

/** The card that is chosen in the field `card`, with the owner's word. */
export function chosenCard(answers: Answers): NewItem {
  const card = items.find(({ id }) => id === oneOf(answers, 'card'))?.id ?? 'sword'
  return { sort: 'card', card, name: nameOf(answers, card, itemCard(card).name) }
}

/** The magic item that is chosen in the field `magic`, with the owner's word. */
export function chosenMagicItem(answers: Answers): Extract<NewItem, { sort: 'magic' }> {
  const card = magicItems.find(({ id }) => id === oneOf(answers, 'magic'))?.id ?? 'mending'
  return { sort: 'magic', card, name: nameOf(answers, card, magicCard(card).name), capacity: null }
}

function nameOf(answers: Answers, id: string, printed: string): string {
  return withWord(printed, textOf(answers, `word ${id}`))
}
