import type { SeatId } from '../../core/seat'
import { presentSheets } from '../sheets'
import type { Sheet, State } from '../state'
import { owned } from './character'
import { startingLimit } from './creation'

/**
 * The seat that picks next: the one with the fewest cards, in the order of the draft, reversed in every second round (R13). Null: no seat can pick.
 */
export function draftTurn(state: State): SeatId | null {
  const { draft } = state.workshop
  if (!draft) return null
  const picking = inOrder(presentSheets(state), draft).filter(sheet => canPick(state, sheet))
  const round = Math.min(...picking.map(cardsOf))
  const next = picking.filter(sheet => cardsOf(sheet) === round)
  return (round % 2 === 0 ? next.at(0) : next.at(-1))?.seat ?? null
}

/** Seats of the draft first; later arrivals last. */
function inOrder(sheets: readonly Sheet[], draft: readonly SeatId[]): readonly Sheet[] {
  const place = ({ seat }: Sheet): number => (draft.includes(seat) ? draft.indexOf(seat) : draft.length)
  return [...sheets].sort((one, other) => place(one) - place(other))
}

const cardsOf = ({ character }: Sheet): number => character.moves.length

/** Whether this character can still take one of the cards. */
function canPick({ workshop, sheets }: State, { character }: Sheet): boolean {
  const has = character.moves.map(card => card.move)
  return workshop.laidOut.some(
    move => !sheets.some(each => owned(each.character, move)) && startingLimit(has, move) === null
  )
}
