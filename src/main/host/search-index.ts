import { setImmediate } from 'node:timers/promises'
import { prepareThings } from '#rules/book/search'
import type { HandlerContext } from './handler-context'
import type { OpenCampaign } from './host-state'

/** How many entries of the log are read at once: a few milliseconds. */
const entriesAtOnce = 2000
/** How many blocks of things, likewise. */
const blocksAtOnce = 4

/**
 * Makes the words of the log and of the book ready to be searched, in slices between which play goes on. What was ready before and only
 * calls somebody by an older name can be searched meanwhile.
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

/** After a rename, behind whatever is asked: nobody waits for it. */
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
