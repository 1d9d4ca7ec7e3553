import type { Category } from './types'

/** The five categories of a Character, as they are called in a sentence. */
export const categoryNames: Readonly<Record<Category, string>> = {
  occupation: 'occupation',
  characteristic: 'physical or mental trait',
  psychology: 'psychological trait',
  relationship: 'relationship',
  affiliation: 'affiliation'
}

/** "1 die", "3 dice" */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
