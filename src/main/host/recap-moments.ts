import { setImmediate } from 'node:timers/promises'
import { momentIndexOf } from '#rules/campaign/moment-index'
import type { Audience } from '#rules/core/audience'
import type { HandlerContext } from './handler-context'
import type { OpenCampaign } from './host-state'

/** The entries to read in one step, which takes a few milliseconds. */
const entriesAtOnce = 1000

/** Computes the weight of every entry in a recap for these audiences, in slices between which play continues. */
export async function readMoments(
  { queue, state }: HandlerContext,
  campaign: OpenCampaign,
  audiences: readonly Audience[]
): Promise<void> {
  const index = momentIndexOf(campaign.chronicle)
  for (const audience of audiences)
    while (state.campaign === campaign && !(await queue.run(() => index.readOn(audience, entriesAtOnce))))
      await setImmediate()
}
