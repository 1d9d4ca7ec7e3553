import type { GmView } from '#rules/thousand-faces/view'
import { useGm } from '../../../../shell/gm/store'

/** Real cards, or the app's, for everybody who does not have them yet: one act each, as from their own panels. */
export async function dealToAll(
  gm: Pick<ReturnType<typeof useGm>, 'showing' | 'act'>,
  cards: 'digital' | 'physical',
  at: string
): Promise<void> {
  const board = gm.showing?.frame?.boards.find(each => each.system === 'thousand-faces' && !each.closed)
  if (!board) return
  for (const sheet of (board.view as GmView).sheets) {
    if (sheet.cards === cards) continue
    const answer = await gm.act(board.id, { type: 'use-cards', seat: sheet.seat, cards }, at)
    if (!answer.ok) return
  }
}

/** Real cards for everybody, when a new campaign begins with them. */
export async function dealRealCards(): Promise<void> {
  await dealToAll(useGm(), 'physical', 'page')
}
