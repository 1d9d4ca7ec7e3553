import type { Command } from '#rules/thousand-faces/state'
import type { GmView } from '#rules/thousand-faces/view'
import { useGm } from '@/dashboard/store'

/** Real cards, or the app's, for each player who does not have them yet. One act each, as from the player's panel. */
export async function dealToAll(
  { sheets }: Pick<GmView, 'sheets'>,
  cards: 'digital' | 'physical',
  act: (command: Command) => Promise<{ readonly ok: boolean }>
): Promise<void> {
  for (const sheet of sheets) {
    if (sheet.cards !== cards && !(await act({ type: 'use-cards', seat: sheet.seat, cards })).ok) return
  }
}

/** Real cards for all players, when a new campaign begins with them. */
export async function dealRealCards(): Promise<void> {
  const gm = useGm()
  const board = gm.snapshot?.frame?.boards.find(each => each.system === 'thousand-faces' && !each.closed)
  if (board) await dealToAll(board.view as GmView, 'physical', command => gm.act(board.id, command))
}
