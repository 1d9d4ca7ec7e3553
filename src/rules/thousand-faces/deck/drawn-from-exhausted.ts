import type { ShuffledThings } from '../../core/shuffled-things'
import type { CardId } from '../vocabulary'
import type { Piles } from './model'

/** SF10: which of the app's face-down exhausted cards came back, as they were drawn from all of them. Real ones are turned over at the table. */
export function drawnFromExhausted(before: Piles, cards: readonly CardId[]): readonly ShuffledThings[] {
  if (before.cards === 'physical') return []
  return [{ from: before.exhausted, dealt: cards.filter(card => before.exhausted.includes(card)) }]
}
