import type { useGmChoices } from '../board/gm-choices'
import type { BoardOnScreen } from '../board/use-board'
import { isFlipShown, findNextSteps } from '../rounds/after-flip'
import { answerTo } from '#rules/thousand-faces/calls/call-questions'
import { callOn, flipCommand, isAskedOnPhones, isCalledHere, requestOf } from './called'
import { afterFlip } from './draft'

/**
 * The act of the main button’s key, which is in sight only beside the flip: elsewhere it opens the flip. A player who flips on a phone is
 * called. While a flip is shown it goes on: to the GM move that is due, else to the next player. Where a player must act, it does nothing.
 */
export function runMainAction(board: BoardOnScreen, gmChoices: ReturnType<typeof useGmChoices>): void {
  const member = board.chosen.value
  if (!member) return
  if (gmChoices.panel !== 'flip') return gmChoices.open('flip')
  const { value: view } = board.view
  const seat = member.seat.id
  const calls = isCalledHere(view, member)
  const isShown = isFlipShown(board, gmChoices, member)
  if (isShown && !(calls && isAskedOnPhones(view, seat))) return findNextSteps(board, gmChoices, member)[0]?.run()
  if (!calls) return flipOrDecide(board, gmChoices)
  if (callOn(view, seat) || (isShown && requestOf(view, seat)?.seat !== seat)) return
  callChosen(board, gmChoices)
}

/** Calls the player of the chosen seat to flip on the phone, or takes the open call back (HA1). */
export function callChosen(board: BoardOnScreen, gmChoices: ReturnType<typeof useGmChoices>): void {
  const member = board.chosen.value
  if (!member) return
  const seat = member.seat.id
  gmChoices.open('flip')
  const open = callOn(board.view.value, seat)
  if (open) return void board.act({ type: 'recall-flip', seat, call: open.id }, 'call')
  const draft = gmChoices.draftOf(seat)
  gmChoices.fresh = null
  // What the player asks for comes first; put aside, the next press calls what stands in the panel.
  const request = requestOf(board.view.value, seat)
  if (request?.seat === seat && request.attribute !== null && !draft.card)
    return void board.act(answerTo(request), 'call')
  void board.act({ type: 'call-flip', ask: flipCommand(member, draft), why: draft.why.trim() }, 'call')
}

/** The Game Master flips for the chosen player, who may have been called (HA2). */
export function flipHere(board: BoardOnScreen, gmChoices: ReturnType<typeof useGmChoices>): void {
  gmChoices.open('flip')
  void flipChosen(board, gmChoices)
}

/** The act of the Flip button. While a decision waits that is not in the panel, it leads there. */
export function flipOrDecide(board: BoardOnScreen, gmChoices: ReturnType<typeof useGmChoices>): void {
  const { pending } = board.view.value
  const isHere = pending?.kind === 'tie' && pending.seat === board.chosen.value?.seat.id
  if (pending && !isHere) gmChoices.takeUp(pending.seat)
  else void flipChosen(board, gmChoices)
}

/** The flip of the chosen seat, or the step that must come before the flip. */
async function flipChosen(board: BoardOnScreen, gmChoices: ReturnType<typeof useGmChoices>): Promise<void> {
  const member = board.chosen.value
  if (!member) return
  const { pending } = board.view.value
  // Real cards are shuffled by hand: the button says so, and this action reports the shuffle.
  if (member.sheet.cards === 'physical' && member.sheet.mustShuffle && !pending) {
    await board.act({ type: 'shuffle', seat: member.seat.id }, 'flip')
    return
  }
  const draft = gmChoices.draftOf(member.seat.id)
  // A player who was called keeps the terms of the call, also where the GM turns the cards (HA3).
  const call = callOn(board.view.value, member.seat.id)
  const answer = await board.act(
    call ? { type: 'answer-call', seat: member.seat.id, call: call.id } : flipCommand(member, draft),
    'flip'
  )
  if (answer.ok) gmChoices.redraft(member.seat.id, afterFlip(draft))
}
