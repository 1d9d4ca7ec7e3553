import type { Length } from '../economy/chapters'
import { magicCard, magicItems } from '../magic/magic-items'
import type { NewItem, Wares } from './item-schemas'
import { itemCard, items } from './items'
import { newCapacity } from './limits'

/** The Item cards that sellers of such a campaign may have: none for another length, none that comes with one move only. */
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
 * What somebody gets who asks a seller for that thing: the card as it was laid out, under the name that they give it where it
 * has none; null: it is none of those. Where nothing is laid out, whatever is asked for.
 */
export function onOffer(wares: Wares | null, wanted: NewItem): NewItem | null {
  if (wares === null) return wanted
  const laid = wares.cards.find(ware => isSameWare(ware, wanted))
  if (!laid) return null
  return laid.name.trim() === '' ? { ...laid, name: wanted.name } : laid
}

/** Its name, or what its card says without a word of the owner: "Sword". */
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
  const said = word.trim()
  if (!printed.includes('_')) return said || printed
  return said ? printed.replace('_', said).trim() : unnamed(printed)
}

/** How the field for the owner's word is called: it says where the word stands beside the printed ones. */
export function labelOfWord(printed: string): string {
  if (printed.startsWith('_')) return `Name, before “${printed.slice(1).trim()}”`
  return printed.endsWith('_') ? `Name, after “${printed.slice(0, -1).trim()}”` : 'Name'
}

/** What is printed on a card as its name, with a gap for the owner's word; empty for a thing without a card. */
export function printedName(ware: NewItem): string {
  if (ware.sort === 'other') return ''
  return (ware.sort === 'card' ? itemCard(ware.card) : magicCard(ware.card)).name
}

/** What stands for the owner's word where that word is the thing itself: before "of Illusion", behind "Mending". */
function standIn(printed: string): string {
  if (printed.startsWith('_ of')) return 'Trinket'
  return printed.endsWith('_') ? 'Trinket' : ''
}

/** The same card, whatever its owner calls it. */
function isSameWare(one: NewItem, other: NewItem): boolean {
  if (one.sort === 'other' || other.sort === 'other') return one.sort === other.sort && one.name === other.name
  return one.card === other.card
}
