import { whichCounts } from '#rules/thousand-faces/flip/weighing'
import type { Net } from '#rules/thousand-faces/vocabulary'

/** Which of the cards counts, as a player reads it (F3). */
export function countingWords(net: Net): string {
  const which = whichCounts(net)
  return which ? `The ${which} card counts.` : 'The card counts.'
}
