/** The beginning of a seal, as people compare it across a table: 16 digits in fours. @param seal hexadecimal digits */
export function shortSeal(seal: string): string {
  return seal.slice(0, 16).match(/.{4}/g)?.join(' ') ?? ''
}

/** A whole seal in fours, for a screen with room. */
export function wholeSeal(seal: string): string {
  return seal.match(/.{4}/g)?.join(' ') ?? ''
}

/** Why a shuffle is nobody's to steer, and what that does not prove (docs/shuffle.md). */
export const shuffleExplained = [
  'Before each shuffle the Game Master’s computer thinks of a secret and shows its seal; then every phone adds a number of its own, and together they make the order.',
  'When the session ends the secrets are revealed, and one page works every order out again.',
  'It does not prove that the computer does not know the order: it does. Nor that an altered program used every number.'
] as const
