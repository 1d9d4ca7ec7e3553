import type { Options } from './outline/model'
import type { Category, ObjectKind } from './vocabulary'

/** The five categories of a Character, as written in a sentence. */
export const categoryNames: Readonly<Record<Category, string>> = {
  occupation: 'occupation',
  characteristic: 'physical or mental trait',
  psychology: 'psychological trait',
  relationship: 'relationship',
  affiliation: 'affiliation'
}

/** The same on a card and as a choice, with an example of what belongs there. */
export const categoryWords: Readonly<Record<Category, { readonly name: string; readonly hint: string }>> = {
  occupation: { name: 'Occupation', hint: 'what they do for a living' },
  characteristic: { name: 'Body or mind', hint: 'a physical or mental trait' },
  psychology: { name: 'Psychology', hint: 'how they think or feel' },
  relationship: { name: 'Relationship', hint: 'with another Character' },
  affiliation: { name: 'Affiliation', hint: 'with an organisation' }
}

/** What belongs into a category, by the table's choice of relationships (PR8, PR40). */
export function hintFor(category: Category, { relationship }: Pick<Options, 'relationship'>): string {
  return category === 'relationship' && relationship === 'anyone' ? 'with any person' : categoryWords[category].hint
}

export const kindWords: Readonly<Record<ObjectKind, string>> = { person: 'Person', place: 'Place', thing: 'Thing' }
