import { setImmediate } from 'node:timers/promises'
import { momentIndexOf } from '#rules/campaign/moment-index'
import type { Audience } from '#rules/core/audience'
import type { HandlerContext } from './handler-context'
import type { OpenCampaign } from './host-state'

/** How many entries are read at once: a few milliseconds. */
const entriesAtOnce = 1000

/** Works out what every entry is worth in a recap for these audiences, in slices between which play goes on. */
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
