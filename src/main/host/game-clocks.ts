import type { BoardId } from '#rules/campaign/types'
import { gm } from '#rules/core/seat'
import { systemOf } from '#rules/registry'
import type { Backstage } from './handler-context'
import { play } from './handlers/play'

/** A pause stops every clock that runs on an open board (CA18, PR36, Y4), and notes which, for `resumeClocks`. */
export async function stopClocks(backstage: Backstage): Promise<void> {
  const { desk } = backstage
  for (const board of openBoards(backstage)) if (await turn(backstage, board, 'stop')) desk.stoppedClocks.push(board)
}

/** The clocks that the pause stopped go on; what the GM had stopped stays as it was. */
export async function resumeClocks(backstage: Backstage): Promise<void> {
  const { desk } = backstage
  const stopped = desk.stoppedClocks
  desk.stoppedClocks = []
  const open = new Set(openBoards(backstage))
  for (const board of stopped) if (open.has(board)) await turn(backstage, board, 'goOn')
}

function openBoards({ desk }: Backstage): readonly BoardId[] {
  const boards = desk.campaign?.chronicle.campaign.boards ?? []
  return boards.filter(board => !board.closed).map(board => board.id)
}

/** An act like any other, so that it is in the file and can be undone. @returns whether there was a clock to turn */
async function turn(backstage: Backstage, id: BoardId, to: 'stop' | 'goOn'): Promise<boolean> {
  const { desk, house } = backstage
  const board = desk.campaign?.chronicle.campaign.boards.find(each => each.id === id)
  const command = board && systemOf(board.system).clock?.[to](board.state, house.clock.now())
  if (!command) return false
  const ask = { kind: 'act', board: id, command } as const
  const answer = await play(backstage, ask, { revision: null, actor: gm, campaign: null })
  if (!answer.ok) house.diary(`a clock could not be turned for the pause: ${answer.error.kind}`)
  return answer.ok
}
