import type { Seat } from '#rules/core/seat'
import type { Outcome, Reveal, Verdict } from '#rules/game-face/ritual/model'
import { roundsNeeded } from '#rules/game-face/suit-dice'
import { otherSide, type Side, sides as bothSides } from '#rules/game-face/vocabulary'
import type { Duellist } from '#rules/game-face/contestants/model'
import type { ContestView } from '#rules/game-face/duel/view'
import { shortName } from '@/ui/seat-names'

export { bothSides }

/** What a contestant is called in the story; empty where there is only a player’s name. */
export function characterOf(who: Duellist, seats: readonly Seat[]): string {
  return who.kind === 'npc' ? who.name : (seats.find(each => each.id === who.seat)?.character ?? '')
}

/** What a contestant is called on a screen. */
export function fighterName(who: Duellist, seats: readonly Seat[]): string {
  if (who.kind === 'npc') return who.name
  return characterOf(who, seats) || seats.find(each => each.id === who.seat)?.player || 'Somebody'
}

/** A contestant's name for small places. */
export function shortFighterName(who: Duellist, seats: readonly Seat[]): string {
  return shortName(fighterName(who, seats))
}

/** What the arena shows: the last reveal while it is fresh, else the cups of the round. */
export interface ArenaView {
  readonly kind: 'cups' | 'reveal'
  readonly reveal: Reveal | null
}

/** A reveal stays visible until a player begins the next round. */
export function arenaViewOf(contest: ContestView): ArenaView {
  const last = contest.reveals.at(-1) ?? null
  const begun = bothSides.some(side => {
    const { hasPicked, hasRolled, approach } = contest.sides[side]
    return contest.again ? hasRolled : hasPicked || approach !== ''
  })
  return last && (contest.verdict || !begun) ? { kind: 'reveal', reveal: last } : { kind: 'cups', reveal: null }
}

/** "Brindle wins the round", "A draw: the same dice again". */
export function outcomeWords(outcome: Outcome, nameOf: (side: Side) => string): string {
  switch (outcome) {
    case 'left':
    case 'right':
      return `${nameOf(outcome)} wins the round`
    case 'spent':
      return 'A draw: nobody wins the round'
    case 'both':
      return 'A draw: both win the round'
    case 'again':
      return 'A draw: the same dice again'
  }
}

/** "one round each", "2 rounds to 1". */
export function scoreWords({ sides, verdict }: ContestView, nameOf: (side: Side) => string): string {
  const { left, right } = sides
  // The winner's rounds first, as it is said aloud.
  if (verdict) return verdict.victor === 'right' ? `${right.wins} to ${left.wins}` : `${left.wins} to ${right.wins}`
  if (left.wins === right.wins)
    return left.wins === 0 ? 'no rounds won yet' : left.wins === 1 ? 'one round each' : `${left.wins} rounds each`
  const ahead = left.wins > right.wins ? 'left' : 'right'
  return `${nameOf(ahead)} leads ${Math.max(left.wins, right.wins)} to ${Math.min(left.wins, right.wins)}`
}

/** How it all ended. */
export function verdictWords({ victor, by }: Verdict, nameOf: (side: Side) => string): string {
  if (victor === null) return 'The duel is a draw'
  if (by === 'concession') return `${nameOf(otherSide(victor))} concedes`
  return by === 'total' ? `${nameOf(victor)} wins on the higher total` : `${nameOf(victor)} wins`
}

/** "Round 2 of 3", "Sudden death". A drawn round takes its number along, so there may be a fourth. */
export function roundWords({ kind, round: next, verdict, again }: ContestView, arena: ArenaView): string {
  // While a reveal is in sight, its round is the one that is talked about.
  const round = arena.kind === 'reveal' && !verdict && !again ? next - 1 : next
  if (kind === 'sudden-death') return round === 1 ? 'Sudden death' : `Sudden death, round ${round}`
  const most = 2 * roundsNeeded(kind) - 1
  return round > most ? `Round ${round}` : `Round ${round} of ${most}`
}

/** 0.6464 → "64.6 %" */
export function percent(chance: number): string {
  return `${(chance * 100).toFixed(1)} %`
}
