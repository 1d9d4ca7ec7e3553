import type { LogPart } from '../core/log-line'
import type { Duellist } from './contestants/model'
import type { DuelSuit } from './vocabulary'

/** The Suits as they are called. */
export const suitNames: Readonly<Record<DuelSuit, string>> = {
  clubs: 'Clubs',
  hearts: 'Hearts',
  spades: 'Spades',
  diamonds: 'Diamonds'
}

/** A contestant in a sentence: a seat is pointed at, somebody of the Game Master's is written out. */
export function nameOf(who: Duellist): LogPart {
  return who.kind === 'seat' ? { seat: who.seat } : who.name
}
