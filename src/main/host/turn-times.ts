import { setImmediate } from 'node:timers/promises'
import type { HandlerContext } from './handler-context'
import type { OpenCampaign } from './host-state'

/** The acts to read in one step, which takes some milliseconds. */
const readAtOnce = 2000

/**
 * Reads when each player had a turn, in slices between which play continues. Ends when all is read, or the campaign is
 * closed.
 */
export async function readTurnTimes({ queue, state }: HandlerContext, campaign: OpenCampaign): Promise<void> {
  while (state.campaign === campaign && !(await queue.run(() => campaign.times.readOn(readAtOnce))))
    await setImmediate()
}
