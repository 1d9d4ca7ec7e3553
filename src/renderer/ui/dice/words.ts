/** A suit of playing cards. */
export type PlayingSuit = 'clubs' | 'hearts' | 'spades' | 'diamonds'

export const suitWords: Readonly<Record<PlayingSuit, string>> = {
  clubs: 'Clubs',
  hearts: 'Hearts',
  spades: 'Spades',
  diamonds: 'Diamonds'
}
