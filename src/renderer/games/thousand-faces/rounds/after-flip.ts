import type { SeatId } from '#rules/core/seat'
import { takesSpotlight } from '#rules/thousand-faces/spotlight/acting'
import { briefName } from '../../../ui/seat-names'
import type { useTable } from '../board/table'
import type { BoardOnScreen, PartyMember } from '../board/use-board'
import { nextTurn, passSpotlight } from '../spotlight/pass-spotlight'
import { passTurn } from './pass-turn'
import { nextWords } from './round-words'

type Table = ReturnType<typeof useTable>

/**
 * Whether this player's last flip is still shown, and waits for no decision. The same flip is not armed again then: neither the main
 * button nor its key flips, until another flip is set up (NP3).
 */
export function isFlipShown({ view }: BoardOnScreen, { fresh }: Table, { sheet }: PartyMember): boolean {
  return view.value.pending === null && fresh !== null && sheet.lastFlip?.serial === fresh
}

interface NextStep {
  readonly label: string
  readonly run: () => void
}

/** The step after a flip that is shown: to the next player, where this player's turn is over; else null. */
export function findNextStep(board: BoardOnScreen, table: Table, { seat, sheet }: PartyMember): NextStep | null {
  const { round } = board.view.value
  const nameOf = (id: SeatId): string => briefName(board.nameOf(id))
  if (round)
    return round.turns.find(each => each.seat === seat.id)?.turn === 'acted'
      ? { label: nextWords(round, nameOf), run: () => void passTurn(board, table) }
      : null
  const next = nextTurn(board)
  return next && sheet.lastFlip && takesSpotlight(sheet.lastFlip)
    ? { label: `Hand it to ${nameOf(next.seat)}`, run: () => passSpotlight(board, table) }
    : null
}
