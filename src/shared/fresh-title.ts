/** How long a title, or another name that is asked with, may be. */
export const longestTitle = 200

/**
 * A title for another version of a campaign, so that no two share one: a copy of "The Drowned Bells" is "The Drowned Bells
 * (copy)", then "(copy 2)"; another one to go on with is "The Drowned Bells (2)".
 */
export function freshTitle(current: string, of: 'copy' | 'another', taken: readonly (string | null)[]): string {
  const stem = current.replace(/ \((?:copy(?: \d+)?|\d+)\)$/, '').slice(0, longestTitle - 20)
  const used = new Set(taken.map(title => title?.toLowerCase()))
  const titled = (number: number): string => {
    if (of === 'another') return `${stem} (${number + 1})`
    return number === 1 ? `${stem} (copy)` : `${stem} (copy ${number})`
  }
  let number = 1
  while (used.has(titled(number).toLowerCase())) number++
  return titled(number)
}
