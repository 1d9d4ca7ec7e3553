import type { BoardOnScreen, PartyMember } from '../board/use-board'

/** The players whose deck must be shuffled. */
export function dueForShuffle(board: BoardOnScreen): readonly PartyMember[] {
  return board.members.value.filter(member => member.sheet.mustShuffle)
}

/** The deck of the chosen player. */
export function shuffleChosen(board: BoardOnScreen): void {
  const member = board.chosen.value
  if (member) void board.act({ type: 'shuffle', seat: member.seat.id }, 'shuffle')
}

/** One after another: each is an act of its own, and uses the snapshot after the act before. */
export async function shuffleAll(board: BoardOnScreen): Promise<void> {
  for (const member of dueForShuffle(board)) {
    const answer = await board.act({ type: 'shuffle', seat: member.seat.id }, 'shuffle-all')
    if (!answer.ok) return
  }
}
