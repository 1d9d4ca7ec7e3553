import type { SeatId } from '#rules/core/seat'
import { takesSpotlight } from '#rules/thousand-faces/spotlight/acting'
import { useGm } from '@/dashboard/store'
import { briefName } from '@/ui/seat-names'
import type { useGmChoices } from '../board/gm-choices'
import type { BoardOnScreen, PartyMember } from '../board/use-board'
import { nextTurn, passSpotlight } from '../spotlight/pass-spotlight'
import { passTurn } from './pass-turn'
import { nextWords } from './round-words'

type GmChoices = ReturnType<typeof useGmChoices>

/**
 * Whether this player's last flip is still shown, and waits for no decision. The same flip is not armed again then. The main button and its key flip only after another flip is set up (NP3).
 */
export function isFlipShown({ view }: BoardOnScreen, { fresh }: GmChoices, { sheet }: PartyMember): boolean {
  return view.value.pending === null && fresh !== null && sheet.lastFlip?.serial === fresh
}

interface NextStep {
  readonly label: string
  readonly run: () => void
}

/** What follows a shown flip: the GM move that it left due, then the next player after this turn. */
export function findNextSteps(board: BoardOnScreen, gmChoices: GmChoices, member: PartyMember): readonly NextStep[] {
  const handingOn = findNextPlayer(board, gmChoices, member)
  const gmMove = owesGmMove(board, gmChoices, member)
    ? [{ label: 'Make a GM move…', run: () => void (useGm().sheet = 'gm-move') }]
    : []
  return [...gmMove, ...(handingOn ? [handingOn] : [])]
}

/** H8: where a foe may answer the cross, that answer is the GM move. It has its own question. */
function owesGmMove({ view }: BoardOnScreen, { fresh }: GmChoices, { seat }: PartyMember): boolean {
  const { gmMovesOwed, followUps } = view.value
  if (followUps.some(each => each.owed && each.seat === seat.id)) return false
  return gmMovesOwed.newest.some(({ flip }) => flip === fresh)
}

function findNextPlayer(board: BoardOnScreen, gmChoices: GmChoices, { seat, sheet }: PartyMember): NextStep | null {
  const { round } = board.view.value
  const nameOf = (id: SeatId): string => briefName(board.nameOf(id))
  if (round)
    return round.turns.find(each => each.seat === seat.id)?.turn === 'acted'
      ? { label: nextWords(round, nameOf), run: () => void passTurn(board, gmChoices) }
      : null
  const next = nextTurn(board)
  return next && sheet.lastFlip && takesSpotlight(sheet.lastFlip)
    ? { label: `Hand it to ${nameOf(next.seat)}`, run: () => passSpotlight(board, gmChoices) }
    : null
}
