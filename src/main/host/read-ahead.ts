import { setImmediate } from 'node:timers/promises'
import { prepareThings } from '#rules/book/search'
import { momentIndexOf } from '#rules/campaign/moment-index'
import type { Audience } from '#rules/core/audience'
import type { HandlerContext } from './handler-context'
import type { OpenCampaign } from './host-state'

// Reads a long campaign in slices between which play continues. Each reading ends when all is read, or the campaign is
// closed. A slice takes a few milliseconds.

/** The acts, and the entries of the log, in one slice. */
const actsAtOnce = 2000
/** The entries to weigh for a recap in one slice. */
const momentsAtOnce = 1000
/** The blocks of the book's things in one slice. */
const blocksAtOnce = 4

/** Reads when each player had a turn. */
export async function readTurnTimes({ queue, state }: HandlerContext, campaign: OpenCampaign): Promise<void> {
  while (state.campaign === campaign && !(await queue.run(() => campaign.times.readOn(actsAtOnce))))
    await setImmediate()
}

/** Computes the weight of every entry in a recap for these audiences. */
export async function readMoments(
  { queue, state }: HandlerContext,
  campaign: OpenCampaign,
  audiences: readonly Audience[]
): Promise<void> {
  const index = momentIndexOf(campaign.chronicle)
  for (const audience of audiences)
    while (state.campaign === campaign && !(await queue.run(() => index.readOn(audience, momentsAtOnce))))
      await setImmediate()
}

/**
 * Indexes the words of the log and of the book. Entries that only use an older name of a seat can be searched
 * meanwhile.
 */
export async function readForSearch(context: HandlerContext, campaign: OpenCampaign): Promise<void> {
  const { queue } = context
  const isOpen = (): boolean => context.state.campaign === campaign
  while (isOpen() && !(await queue.run(() => campaign.search.readOn(actsAtOnce)))) await setImmediate()
  for (let block = 0; isOpen(); block += blocksAtOnce) {
    if (await queue.run(() => prepareThings(campaign.chronicle.campaign, block, blocksAtOnce))) break
    await setImmediate()
  }
  if (!refreshing.has(campaign)) refreshNames(context, campaign)
}

const refreshing = new WeakSet<OpenCampaign>()

/** Updates the index after a rename in the background; no ask waits for it. */
function refreshNames({ queue, state, dependencies }: HandlerContext, campaign: OpenCampaign): void {
  refreshing.add(campaign)
  const refresh = async (): Promise<void> => {
    while (state.campaign === campaign && !(await queue.run(() => campaign.search.refresh(actsAtOnce))))
      await setImmediate()
  }
  refresh()
    .catch((error: unknown) => dependencies.log(`failed: reading names anew: ${String(error)}`))
    .finally(() => refreshing.delete(campaign))
}
