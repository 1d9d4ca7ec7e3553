import type { Category } from './vocabulary'

/** The five categories of a Character, as written in a sentence. */
export const categoryNames: Readonly<Record<Category, string>> = {
  occupation: 'occupation',
  characteristic: 'physical or mental trait',
  psychology: 'psychological trait',
  relationship: 'relationship',
  affiliation: 'affiliation'
}
