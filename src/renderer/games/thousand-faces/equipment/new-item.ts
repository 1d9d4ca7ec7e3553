import { items } from '#rules/thousand-faces/equipment/items'
import type { MadeShield, NewItem } from '#rules/thousand-faces/equipment/item-schemas'
import { labelOfWord, unnamed, withWord } from '#rules/thousand-faces/equipment/wares'
import { magicItems } from '#rules/thousand-faces/magic/magic-items'
import { usualShield } from './item-words'

/** What sort of thing is wanted: a printed card, a magic one, or something made up. */
export type ItemChoice = `card:${string}` | `magic:${string}` | 'shield' | 'other'

export interface WantedGroup {
  readonly name: string
  readonly things: readonly { readonly value: ItemChoice; readonly label: string; readonly says: string }[]
}

/** Every thing that a character can be given. */
export function wantedGroups(): readonly WantedGroup[] {
  return [
    {
      name: 'Item cards',
      things: items.map(card => ({
        value: `card:${card.id}`,
        label: unnamed(card.name),
        says: [`weighs ${card.encumbrance}`, card.power && `power ${card.power}`, card.note].filter(Boolean).join(', ')
      }))
    },
    {
      name: 'Magic items',
      things: magicItems.map(card => ({ value: `magic:${card.id}`, label: unnamed(card.name), says: card.effect }))
    },
    {
      name: 'Anything else',
      things: [
        { value: 'shield', label: 'A new shield', says: 'weighs 2' },
        { value: 'other', label: 'An item of your own', says: '' }
      ]
    }
  ]
}

/** The printed name with the owner's word in its place: "_ Sword" and "Grandfather's" make "Grandfather's Sword". */
export function nameFor(wanted: ItemChoice, word: string): string {
  const said = word.trim()
  const printed = printedName(wanted)
  return printed === null ? said || (wanted === 'shield' ? 'A new shield' : 'Something') : withWord(printed, word)
}

/** What an empty field stands for: the name that the thing gets without a word of the owner. */
export function exampleFor(wanted: ItemChoice): string {
  return nameFor(wanted, '')
}

/** How the field is called: it says where the owner's word stands beside the printed ones. */
export function namingOf(wanted: ItemChoice): string {
  return labelOfWord(printedName(wanted) ?? '')
}

/** What was chosen, as the rules want it. */
export function asNewItem(wanted: ItemChoice, word: string, shield: MadeShield = usualShield): NewItem {
  const name = nameFor(wanted, word)
  const card = items.find(each => wanted === `card:${each.id}`)
  if (card) return { sort: 'card', card: card.id, name }
  const magic = magicItems.find(each => wanted === `magic:${each.id}`)
  if (magic) return { sort: 'magic', card: magic.id, name, capacity: null }
  const made = {
    sort: 'other',
    name,
    power: null,
    slots: [],
    precious: false,
    secret: false,
    effect: null,
    note: ''
  } as const
  return wanted === 'shield'
    ? { ...made, slots: [], kind: 'shield', encumbrance: 2, shield: { ...shield } }
    : { ...made, slots: [], kind: 'gear', encumbrance: 1 }
}

function printedName(wanted: ItemChoice): string | null {
  const found =
    items.find(each => wanted === `card:${each.id}`) ?? magicItems.find(each => wanted === `magic:${each.id}`)
  return found?.name ?? null
}
