import { cutBetweenLetters } from '#rules/core/text'

/** The longest title, or other name in an ask, in UTF-16 units. */
export const longestTitle = 200

/** A title for a copy that no other campaign has: "The Drowned Bells (copy)", then "The Drowned Bells (copy 2)". */
export function copyTitle(current: string, taken: readonly (string | null)[]): string {
  const stem = cutBetweenLetters(current.replace(/ \((?:copy(?: \d+)?|\d+)\)$/, ''), longestTitle - 20)
  const used = new Set(taken.map(title => title?.toLowerCase()))
  const titled = (number: number): string => (number === 1 ? `${stem} (copy)` : `${stem} (copy ${number})`)
  let number = 1
  while (used.has(titled(number).toLowerCase())) number++
  return titled(number)
}
