import type { BoardId } from '#rules/campaign/types'
import { isRunning } from '#rules/clocks/measure'
import type { CampaignClock } from '#rules/clocks/model'
import { gm } from '#rules/core/seat'
import { systemOf } from '#rules/registry'
import type { HandlerContext } from './handler-context'
import { play } from './play'
import type { HostDependencies } from './dependencies'

/**
 * A pause stops every running clock, on an open board and in the campaign (CA18, PR36, Y4, CL7). It records them for
 * `resumeClocks`.
 */
export async function stopClocks(context: HandlerContext): Promise<void> {
  const { state } = context
  for (const board of openBoards(context)) if (await turnClock(context, board, 'stop')) state.stoppedClocks.push(board)
  const running = countdowns(context).filter(({ measure }) => isRunning(measure))
  if (running.length === 0) return
  const at = context.dependencies.clock.now()
  if (await playOn(context, null, { type: 'stop-clocks', at })) state.stoppedCountdowns = running.map(({ id }) => id)
}

/** The clocks that the pause stopped continue; clocks that the GM had stopped stay stopped. */
export async function resumeClocks(context: HandlerContext): Promise<void> {
  const { state } = context
  const stopped = state.stoppedClocks
  state.stoppedClocks = []
  const open = new Set(openBoards(context))
  for (const board of stopped) if (open.has(board)) await turnClock(context, board, 'resume')
  const clocks = state.stoppedCountdowns.filter(id =>
    countdowns(context).some(clock => clock.id === id && !isRunning(clock.measure))
  )
  state.stoppedCountdowns = []
  if (clocks.length > 0)
    await playOn(context, null, { type: 'resume-clocks', clocks, at: context.dependencies.clock.now() })
}

/**
 * The computer's clock was set forward or back by this many milliseconds: countdowns are corrected by the same amount
 * (CL9).
 */
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

/**
 * Recorded as an ordinary act, so that it is in the file and can be undone.
 * @returns whether there was a clock to change
 */
async function turnClock(context: HandlerContext, id: BoardId, to: 'stop' | 'resume'): Promise<boolean> {
  const { state, dependencies } = context
  const board = state.campaign?.chronicle.campaign.boards.find(each => each.id === id)
  const command = board && systemOf(board.system).clock?.[to](board.state, dependencies.clock.now())
  return command ? playOn(context, id, command) : false
}

/** @returns whether the act was recorded */
async function playOn(context: HandlerContext, board: BoardId | null, command: unknown): Promise<boolean> {
  const answer = await play(context, { kind: 'act', board, command }, { revision: null, actor: gm, campaign: null })
  if (!answer.ok) context.dependencies.log(`a clock could not be turned: ${answer.error.kind}`)
  return answer.ok
}

/** The readings of all clocks at one moment, in milliseconds. */
interface Reading {
  readonly wall: number
  readonly sinceBoot: number
  readonly awake: number
}

/** Milliseconds between two readings, and how far the clocks may differ between two readings without an adjustment. */
const [beat, slack] = [1000, 1500]

/**
 * By how much the computer's clock was set forward between two readings, in milliseconds; negative: back; 0: no change
 * (CL9).
 */
export function clockShift(before: Reading, now: Reading): number {
  const [wall, passed, awake] = [now.wall - before.wall, now.sinceBoot - before.sinceBoot, now.awake - before.awake]
  if (Math.abs(wall - passed) <= slack) return 0
  const slept = Math.abs(passed - awake) > slack
  return Math.round(wall - (slept ? passed : awake))
}

/**
 * Reads the clocks every second.
 * @returns a function that stops the watch
 */
export function watchClock(
  { clock, steadyTime }: Pick<HostDependencies, 'clock' | 'steadyTime'>,
  shifted: (by: number) => void
): () => void {
  if (!steadyTime) return () => undefined
  const look = (): Reading => ({ wall: clock.now(), sinceBoot: steadyTime.sinceBoot(), awake: steadyTime.awake() })
  let last = look()
  const next = (): (() => void) =>
    clock.after(beat, () => {
      const now = look()
      const by = clockShift(last, now)
      last = now
      stop = next()
      if (by !== 0) shifted(by)
    })
  let stop = next()
  return () => stop()
}
