import type { LogPart } from '../core/log-line'
import type { Outcome } from './contest/shapes'
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

/** How a contest was won. */
export const endings = {
  tricks: '',
  'super-trump': ' with a super-trump',
  'no-cards': ', because neither has a card left',
  table: ' by decision of the Game Master'
} as const satisfies Record<Outcome['by'], string>

/** Who won, and how. */
export function outcomeWords(outcome: Outcome): string {
  if (outcome.both) return 'The Ace lost all three tricks, so both win their stakes'
  const how = outcome.by === 'tricks' ? ' by tricks' : endings[outcome.by].replace(',', '')
  return `Won${how}${outcome.granted ? '; the loser’s stakes are granted too' : ''}`
}
