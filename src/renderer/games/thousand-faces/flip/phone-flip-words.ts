import type { SeatId } from '#rules/core/seat'
import type { FlipView } from '#rules/thousand-faces/flip/view'
import type { OutcomeView } from '#rules/thousand-faces/moves/view'

/** What the card of that flip's move says for its result: of the player's newest open move; empty where it is another. */
export function wordsOfResult(flip: FlipView, outcomes: readonly OutcomeView[]): string {
  const newest = outcomes.findLast(({ attribute, result }) => attribute !== null && result !== null)
  const isOfFlip = newest?.seat === flip.seat && newest.result === flip.result
  return isOfFlip && (newest.name === flip.move || newest.move === 'shield') ? newest.text : ''
}

/** What a flip brought this player, and through them the Game Master. */
export function gainsOf({ seat, consequences }: FlipView, yours: SeatId): readonly ('xp' | 'shadow')[] {
  if (consequences === null) return []
  const xp = consequences.xp > 0 && consequences.xpTo === yours
  return [...(xp ? (['xp'] as const) : []), ...(seat === yours && consequences.shadow > 0 ? (['shadow'] as const) : [])]
}
