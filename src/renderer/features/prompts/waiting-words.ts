import type { WaitTime } from '#rules/core/prompts'

/** The waiting time of a player: "12 min, 3 turns ago", "has the turn", "not yet tonight". */
export function waitedWords({ waited, ago, held }: WaitTime): string {
  if (ago === 0 && held !== null && waited === 0) return 'has the turn'
  const turns = ago === null ? 'no turn yet' : ago === 0 ? '' : ago === 1 ? 'last turn' : `${ago} turns ago`
  return [minuteWords(waited), turns].filter(Boolean).join(', ')
}

/** The length of the player's turns in this session; null if turns have no length, or without a turn. */
export function heldWords({ held }: WaitTime): string | null {
  return held === null || held < minuteMs ? null : `Had the spotlight for ${minuteWords(held)} in this session`
}

const minuteMs = 60_000

/** Whole minutes of play: "0 min", "75 min". */
function minuteWords(time: number): string {
  return `${Math.floor(time / minuteMs)} min`
}
