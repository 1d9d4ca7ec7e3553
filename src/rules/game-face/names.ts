import type { LogPart } from '../core/log-line'
import type { Duellist } from './contestants/model'
import type { DuelSuit } from './vocabulary'

/** The names of the Suits on screens. */
export const suitNames: Readonly<Record<DuelSuit, string>> = {
  clubs: 'Clubs',
  hearts: 'Hearts',
  spades: 'Spades',
  diamonds: 'Diamonds'
}

/** A contestant as a part of a sentence: a seat by reference, a character of the Game Master by name. */
export function nameOf(who: Duellist): LogPart {
  return who.kind === 'seat' ? { seat: who.seat } : who.name
}
