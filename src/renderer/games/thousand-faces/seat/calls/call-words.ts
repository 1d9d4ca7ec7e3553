import type { Net } from '#rules/thousand-faces/vocabulary'

/** Which of the cards counts, as a player reads it (F3). */
export function countingWords(net: Net): string {
  if (net === 0) return 'The card counts.'
  const [better, worse] = Math.abs(net) === 1 ? ['better', 'worse'] : ['best', 'worst']
  return `The ${net > 0 ? better : worse} card counts.`
}
