import type { LogPart } from '../core/log-line'
import type { ActingSide } from './shapes'
import type { Participant } from './vocabulary'

/** A participant as a part of a log line. */
export function nameOf(who: Participant): LogPart {
  return who === 'world' ? 'The World' : { seat: who }
}

/** "one card", "3 cards". */
export function cardsInWords(count: number): string {
  return count === 1 ? 'one card' : `${count} cards`
}

/** ", as the Watchman": the played character, unless it is the protagonist. */
export function actingWords(acting: ActingSide | null): string {
  return acting?.as === 'other' ? `, as ${acting.name}` : ''
}
