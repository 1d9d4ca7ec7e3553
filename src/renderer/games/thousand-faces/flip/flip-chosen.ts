import type { useTable } from '../board/table'
import type { BoardOnScreen } from '../board/use-board'
import { isFlipShown, findNextStep } from '../rounds/after-flip'
import { callOn, flipCommand } from './called'
import { afterFlip } from './draft'

/**
 * The act of the main button’s key, which is in sight only beside the flip: elsewhere it opens the flip. While a flip is shown it goes on to
 * the next player, and without a next player does nothing.
 */
export function runMainAction(board: BoardOnScreen, table: ReturnType<typeof useTable>): void {
  const member = board.chosen.value
  if (!member) return
  if (table.panel !== 'flip') return table.open('flip')
  if (!isFlipShown(board, table, member)) return void flipChosen(board, table)
  findNextStep(board, table, member)?.run()
}

/** The act of the Flip button: the flip of the chosen seat, or the step before it. */
export async function flipChosen(board: BoardOnScreen, table: ReturnType<typeof useTable>): Promise<void> {
  const member = board.chosen.value
  if (!member) return
  const { pending } = board.view.value
  // Real cards are shuffled by hand: the button says so, and this action reports the shuffle.
  if (member.sheet.cards === 'physical' && member.sheet.mustShuffle && !pending) {
    await board.act({ type: 'shuffle', seat: member.seat.id }, 'flip')
    return
  }
  const draft = table.draftOf(member.seat.id)
  // A player who was called keeps the terms of the call, also where the GM turns the cards (HA3).
  const call = callOn(board.view.value, member.seat.id)
  const answer = await board.act(
    call ? { type: 'answer-call', seat: member.seat.id, call: call.id } : flipCommand(member, draft),
    'flip'
  )
  if (answer.ok) table.redraft(member.seat.id, afterFlip(draft))
}
