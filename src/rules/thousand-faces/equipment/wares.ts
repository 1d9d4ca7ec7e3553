import type { Length } from '../economy/chapters'
import { magicCard, magicItems } from '../magic/magic-items'
import type { NewItem, Wares } from './item-schemas'
import { itemCard, items } from './items'
import { newCapacity } from './limits'

/** Item cards that sellers may have in a campaign of this length. Cards that only come with a move are left out. */
export function stockOf(length: Length): readonly NewItem[] {
  const printed = items.filter(({ campaign }) =>
    campaign === 'any' ? true : (campaign === 'one-shot') === (length === 'one-shot')
  )
  return [
    ...printed.map(({ id }): NewItem => ({ sort: 'card', card: id, name: '' })),
    ...magicItems
      .filter(({ onlyWith }) => onlyWith === null)
      .map(({ id }): NewItem => ({ sort: 'magic', card: id, name: '', capacity: newCapacity }))
  ]
}

/**
 * The thing that a character gets from a seller: the card as laid out. A blank name is the character's word.
 * @returns null if the seller does not have the thing. Without goods laid out, every wanted thing is accepted.
 */
export function onOffer(wares: Wares | null, wanted: NewItem): NewItem | null {
  if (wares === null) return wanted
  const laid = wares.cards.find(ware => isSameWare(ware, wanted))
  if (!laid) return null
  return laid.name.trim() === '' ? { ...laid, name: wanted.name } : laid
}

/** The name, or the printed name without the owner's word: "Sword". */
export function wareName(ware: NewItem): string {
  if (ware.name.trim() !== '') return ware.name.trim()
  if (ware.sort === 'other') return 'Something'
  return unnamed(printedName(ware))
}

/** A printed name without a word of the owner: "_ Sword" is "Sword", "_ of Illusion" is "Trinket of Illusion". */
export function unnamed(printed: string): string {
  return printed.replace('_', standIn(printed)).trim()
}

/** The printed name with the owner's word in its place: "_ Sword" and "Grandfather's" make "Grandfather's Sword". */
export function withWord(printed: string, word: string): string {
  const trimmed = word.trim()
  if (!printed.includes('_')) return trimmed || printed
  return trimmed ? printed.replace('_', trimmed).trim() : unnamed(printed)
}

/** The label of the field for the owner's word; it gives the place of the word in the printed name. */
export function labelOfWord(printed: string): string {
  if (printed.startsWith('_')) return `Name, before “${printed.slice(1).trim()}”`
  return printed.endsWith('_') ? `Name, after “${printed.slice(0, -1).trim()}”` : 'Name'
}

/** The printed name of a card, with a gap for the owner's word; empty for a thing without a card. */
export function printedName(ware: NewItem): string {
  if (ware.sort === 'other') return ''
  return (ware.sort === 'card' ? itemCard(ware.card) : magicCard(ware.card)).name
}

/** Replaces the owner's word where that word names the thing: before "of Illusion", behind "Mending". */
function standIn(printed: string): string {
  if (printed.startsWith('_ of')) return 'Trinket'
  return printed.endsWith('_') ? 'Trinket' : ''
}

/** Whether both are the same card, whatever name the owner chose. */
function isSameWare(one: NewItem, other: NewItem): boolean {
  if (one.sort === 'other' || other.sort === 'other') return one.sort === other.sort && one.name === other.name
  return one.card === other.card
}
