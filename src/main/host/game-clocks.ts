import type { BoardId } from '#rules/campaign/types'
import { gm } from '#rules/core/seat'
import { systemOf } from '#rules/registry'
import type { HandlerContext } from './handler-context'
import { play } from './handlers/play'

/** A pause stops every clock that runs on an open board (CA18, PR36, Y4), and notes which, for `resumeClocks`. */
export async function stopClocks(context: HandlerContext): Promise<void> {
  const { state } = context
  for (const board of openBoards(context)) if (await turnClock(context, board, 'stop')) state.stoppedClocks.push(board)
}

/** The clocks that the pause stopped go on; what the GM had stopped stays as it was. */
export async function resumeClocks(context: HandlerContext): Promise<void> {
  const { state } = context
  const stopped = state.stoppedClocks
  state.stoppedClocks = []
  const open = new Set(openBoards(context))
  for (const board of stopped) if (open.has(board)) await turnClock(context, board, 'goOn')
}

function openBoards({ state }: HandlerContext): readonly BoardId[] {
  const boards = state.campaign?.chronicle.campaign.boards ?? []
  return boards.filter(board => !board.closed).map(board => board.id)
}

/** An act like any other, so that it is in the file and can be undone. @returns whether there was a clock to turn */
async function turnClock(context: HandlerContext, id: BoardId, to: 'stop' | 'goOn'): Promise<boolean> {
  const { state, dependencies } = context
  const board = state.campaign?.chronicle.campaign.boards.find(each => each.id === id)
  const command = board && systemOf(board.system).clock?.[to](board.state, dependencies.clock.now())
  if (!command) return false
  const ask = { kind: 'act', board: id, command } as const
  const answer = await play(context, ask, { revision: null, actor: gm, campaign: null })
  if (!answer.ok) dependencies.log(`a clock could not be turned for the pause: ${answer.error.kind}`)
  return answer.ok
}
