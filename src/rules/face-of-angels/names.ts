import type { LogPart } from '../core/log-line'
import { type Explanation, say } from '../core/refusal'
import type { SeatId } from '../core/seat'
import type { Outcome } from './contest/shapes'
import type { ActingSide } from './shapes'
import type { Participant, Personality } from './vocabulary'

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

export const personalityNames = { king: 'King', queen: 'Queen', jack: 'Jack', ace: 'Ace' } as const satisfies Record<
  Personality,
  string
>

/** What each personality does, where it is chosen (A16, A24, A32). */
export const personalityWords = {
  king: 'Each card beside the King’s own point card adds two instead of one.',
  queen: 'A card with which the Queen helps adds three.',
  jack: 'Where its field is touched, the Jack draws a card, once in a contest.',
  ace: 'In a contest that it calls, the Ace may go for broke: three tricks, and most of them win.'
} as const satisfies Record<Personality, string>

/** A8c: what a contest keeps as it is. */
export function sayFixedInContest(seat: SeatId): Explanation {
  return say(
    ['The personality, field and powers of ', nameOf(seat), ' stay as they are while a contest runs'],
    'Change them after the contest; the Game Master may correct them'
  )
}
