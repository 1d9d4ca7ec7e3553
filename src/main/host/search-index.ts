import { setImmediate } from 'node:timers/promises'
import { prepareThings } from '#rules/book/search'
import type { HandlerContext } from './handler-context'
import type { OpenCampaign } from './host-state'

/** The entries of the log to read in one step, which takes a few milliseconds. */
const entriesAtOnce = 2000
/** The number of blocks of things, likewise. */
const blocksAtOnce = 4

/**
 * Indexes the words of the log and of the book in slices, between which play continues. Entries that only use an older
 * name of a seat can be searched meanwhile.
 */
export async function readForSearch(context: HandlerContext, campaign: OpenCampaign): Promise<void> {
  const { queue } = context
  const isOpen = (): boolean => context.state.campaign === campaign
  while (isOpen() && !(await queue.run(() => campaign.search.readOn(entriesAtOnce)))) await setImmediate()
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
    while (state.campaign === campaign && !(await queue.run(() => campaign.search.refresh(entriesAtOnce))))
      await setImmediate()
  }
  refresh()
    .catch((error: unknown) => dependencies.log(`failed: reading names anew: ${String(error)}`))
    .finally(() => refreshing.delete(campaign))
}
