import type { SeatId } from '#rules/core/seat'
import { proposedAttackers } from '#rules/thousand-faces/foes/attackers'
import type { useGmChoices } from '../board/gm-choices'
import type { BoardOnScreen } from '../board/use-board'

type GmChoices = ReturnType<typeof useGmChoices>

const underWay = new WeakMap<GmChoices, Promise<void>>()

/**
 * The next turn of the round. The panel follows the spotlight. The new round can be on the screen before the answer: a second
 * press until then is the same press, and opens no turn of the foes.
 */
export function passTurn(board: BoardOnScreen, gmChoices: GmChoices): Promise<void> {
  const same = underWay.get(gmChoices)
  if (same) return same
  const passed = pass(board, gmChoices).finally(() => underWay.delete(gmChoices))
  underWay.set(gmChoices, passed)
  return passed
}

async function pass(board: BoardOnScreen, gmChoices: GmChoices): Promise<void> {
  const { is = null, seat = null } = board.view.value.round?.next ?? {}
  const answer = await board.act({ type: 'next-turn' }, 'next-turn')
  if (!answer.ok) return
  if (is === 'foes') return openFoesTurn(board, gmChoices)
  const lit = seat ?? board.view.value.spotlight.seat
  if (lit === null) return
  // It is a player's turn: the foes do not strike now.
  if (gmChoices.panel === 'foes') gmChoices.open('flip')
  gmChoices.pick(lit)
}

/** Round 1 begins, and its first player is up. */
export async function beginFight(board: BoardOnScreen, gmChoices: GmChoices): Promise<void> {
  await passTurn(board, gmChoices)
  if (gmChoices.panel === 'foes') gmChoices.open('flip')
}

/** The panel of the foes asks who strikes. First are players who are engaged with a foe that has not struck. */
export function openFoesTurn(board: BoardOnScreen, gmChoices: GmChoices): void {
  const { foes, round } = board.view.value
  const strikes = (seat: SeatId): boolean => proposedAttackers(foes, seat, round ?? null).length > 0
  const chosen = board.chosen.value?.seat.id
  const struck = board.members.value.find(({ seat }) => strikes(seat.id))
  if (struck && !(chosen && strikes(chosen))) gmChoices.choose(struck.seat.id)
  gmChoices.open('foes')
}
