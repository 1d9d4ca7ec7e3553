import type { LogPart } from '../core/log-line'
import type { ActingSide } from './shapes'
import type { Participant } from './vocabulary'

/** Whoever it is, as the log points at them. */
export function nameOf(who: Participant): LogPart {
  return who === 'world' ? 'The World' : { seat: who }
}

/** "one card", "3 cards". */
export function cardsInWords(count: number): string {
  return count === 1 ? 'one card' : `${count} cards`
}

/** ", as the Watchman": whom somebody plays, where it is not their protagonist. */
export function actingWords(acting: ActingSide | null): string {
  return acting?.as === 'other' ? `, as ${acting.name}` : ''
}
