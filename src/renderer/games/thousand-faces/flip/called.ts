import type { SeatId } from '#rules/core/seat'
import type { CalledAsk, RoundAsk } from '#rules/thousand-faces/calls/model'
import type { CallView, RequestView } from '#rules/thousand-faces/calls/view'
import type { GmView } from '#rules/thousand-faces/view'
import { ownNet } from '../moves/pick-move'
import type { BoardOnScreen, PartyMember } from '../board/use-board'
import { asFlip, asUse, type FlipDraft } from './draft'

/** The flip or the move that a draft stands for. */
export function flipCommand({ seat, sheet }: PartyMember, draft: FlipDraft): Exclude<CalledAsk, RoundAsk> {
  const { card } = draft
  return card ? asUse(seat.id, card, draft, ownNet(sheet.character.moves, draft)) : asFlip(seat.id, draft)
}

/** What this player is called to flip, or null. */
export function callOn({ calls = [] }: GmView, seat: SeatId): CallView | null {
  return calls.find(call => call.seat === seat) ?? null
}

/** The requested call: this player's request, else the oldest request. */
export function requestOf({ requests = [] }: GmView, seat: SeatId | null): RequestView | null {
  return requests.find(request => request.seat === seat) ?? requests[0] ?? null
}

/** Whether this player flips on a phone. */
export function isOnPhone({ onPhone = [] }: GmView, seat: SeatId): boolean {
  return onPhone.includes(seat)
}

/**
 * Whether the main button calls this player. A decision, and a shuffle of real cards, come first, and are done on the
 * dashboard.
 */
export function isCalledHere(view: GmView, { seat, sheet }: PartyMember): boolean {
  const shufflesFirst = sheet.mustShuffle && sheet.cards === 'physical'
  return isOnPhone(view, seat.id) && view.pending === null && !sheet.incapacitated && !shufflesFirst
}

/** An open call of this player, and what players ask for on phones, come before the next player. */
export function isAskedOnPhones({ calls, requests, mercies }: GmView, seat: SeatId): boolean {
  return calls?.some(call => call.seat === seat) || [requests, mercies].some(asks => asks?.length)
}

/** All players flip on their phones, or none of them where all do. */
export function setAllOnPhones(board: BoardOnScreen): void {
  const { onPhone = [] } = board.view.value
  const on = onPhone.length < board.members.value.length
  void board.act({ type: 'set-phone-flips', seat: null, on }, 'all-phone-flips')
}
