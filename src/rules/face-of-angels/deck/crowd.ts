import type { PlainExplanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { type ActNumber, actNumbers } from '../vocabulary'
import { handSize } from './hands'

/** One ordinary deck (A1). */
const cardsInAll = 52

/** An example seat: the hand size is the same for every player. */
const anyPlayer = 's1' as SeatId

/** Number of cards that all hands need in that act, the World's included (A3). */
function cardsNeeded(players: number, act: ActNumber): number {
  return players * handSize(act, anyPlayer) + handSize(act, 'world')
}

/** A5d: why so many players cannot play with one deck, and a remedy. Null when one deck is enough for every act. */
export function whyTooMany(players: number): PlainExplanation | null {
  const short = actNumbers.find(act => cardsNeeded(players, act) > cardsInAll)
  if (short === undefined) return null
  const needed = cardsNeeded(players, short)
  const most = mostPlayers()
  if (short === 0)
    return {
      message: `${players} players cannot be dealt hands: The Face of Angels needs ${needed} cards, and one deck has ${cardsInAll}`,
      remedy: `Retire seats until ${most} players are left, who can play all acts`
    }
  return {
    message: `${players} players can play up to act ${short - 1}: act ${short} needs ${needed} cards, and one deck has ${cardsInAll}`,
    remedy: `Retire seats until ${most} players are left before act ${short} begins`
  }
}

/** The largest number of players with which every act can be played. */
function mostPlayers(): number {
  let players = 1
  while (actNumbers.every(act => cardsNeeded(players + 1, act) <= cardsInAll)) players += 1
  return players
}
