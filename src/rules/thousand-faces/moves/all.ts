import { basicMoves } from './cards/basic'
import { bodyCards } from './cards/body-cards'
import { craftCards } from './cards/craft-cards'
import { downtimeMoves } from './cards/downtime'
import { magicCards } from './cards/magic-cards'
import { nerveCards } from './cards/nerve-cards'
import type { MoveId } from './ids'
import type { Level } from './level'
import type { Move } from './move'

/** All 56 moves, basic ones first. */
export const moves: readonly Move[] = [
  ...basicMoves,
  ...downtimeMoves,
  ...bodyCards,
  ...craftCards,
  ...nerveCards,
  ...magicCards
]

const byId = new Map(moves.map(move => [move.id, move]))

/** The move of that id. */
export function moveOf(id: MoveId): Move {
  const found = byId.get(id)
  if (!found) throw new Error(`no such move: ${id}`)
  return found
}

/** The level of a character without the card: the lowest printed level, or plain without one (M3). */
export function untaughtLevel(move: Move): Level {
  return move.levels[0] ?? '0'
}

/** Whether a character can make the move without its card (M3, ruling O16). Basic and downtime moves, and all moves with a flip. */
export function needsNoCard(move: Move): boolean {
  return move.group !== 'card' || move.attributes.length > 0
}
