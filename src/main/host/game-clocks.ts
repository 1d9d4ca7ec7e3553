import type { BoardId } from '#rules/campaign/types'
import { isRunning } from '#rules/clocks/measure'
import type { CampaignClock } from '#rules/clocks/model'
import { gm } from '#rules/core/seat'
import { systemOf } from '#rules/registry'
import type { HandlerContext } from './handler-context'
import { play } from './play'

/** A pause stops every clock that runs, on an open board and the campaign’s own (CA18, PR36, Y4, CL7), and notes which, for `resumeClocks`. */
export async function stopClocks(context: HandlerContext): Promise<void> {
  const { state } = context
  for (const board of openBoards(context)) if (await turnClock(context, board, 'stop')) state.stoppedClocks.push(board)
  const running = countdowns(context).filter(({ measure }) => isRunning(measure))
  if (running.length === 0) return
  const at = context.dependencies.clock.now()
  if (await playOn(context, null, { type: 'stop-clocks', at })) state.stoppedCountdowns = running.map(({ id }) => id)
}

/** The clocks that the pause stopped go on; what the GM had stopped stays as it was. */
export async function resumeClocks(context: HandlerContext): Promise<void> {
  const { state } = context
  const stopped = state.stoppedClocks
  state.stoppedClocks = []
  const open = new Set(openBoards(context))
  for (const board of stopped) if (open.has(board)) await turnClock(context, board, 'goOn')
  const clocks = state.stoppedCountdowns.filter(id =>
    countdowns(context).some(clock => clock.id === id && !isRunning(clock.measure))
  )
  state.stoppedCountdowns = []
  if (clocks.length > 0)
    await playOn(context, null, { type: 'resume-clocks', clocks, at: context.dependencies.clock.now() })
}

/** The clock of the computer was put forward by so many milliseconds, or back: countdowns go on as if it had not (CL9). */
export async function correctClocks(context: HandlerContext, by: number): Promise<void> {
  if (countdowns(context).some(({ measure }) => isRunning(measure)))
    await playOn(context, null, { type: 'correct-clocks', by })
}

function countdowns({ state }: HandlerContext): readonly CampaignClock[] {
  return state.campaign?.chronicle.campaign.clocks.clocks ?? []
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
  return command ? playOn(context, id, command) : false
}

/** @returns whether it was written down */
async function playOn(context: HandlerContext, board: BoardId | null, command: unknown): Promise<boolean> {
  const answer = await play(context, { kind: 'act', board, command }, { revision: null, actor: gm, campaign: null })
  if (!answer.ok) context.dependencies.log(`a clock could not be turned: ${answer.error.kind}`)
  return answer.ok
}
