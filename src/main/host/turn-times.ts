import { setImmediate } from 'node:timers/promises'
import type { HandlerContext } from './handler-context'
import type { OpenCampaign } from './host-state'

/** How many acts are read at once: some milliseconds. */
const readAtOnce = 2000

/** Reads who had their turn when, in slices between which play goes on, until all is read or the campaign is not open any more. */
export async function readTurnTimes({ queue, state }: HandlerContext, campaign: OpenCampaign): Promise<void> {
  while (state.campaign === campaign && !(await queue.run(() => campaign.times.readOn(readAtOnce))))
    await setImmediate()
}
