import { promptsFor } from '#rules/campaign/prompts/prompts'
import { ok } from '#rules/core/result'
import type { HandlerContext, Handlers } from '../handler-context'
import { deny } from '../denial'
import { readTurnTimes } from '../read-ahead'

/** Prompts for the Game Master; they are not recorded (EY1). */
export function promptHandlers(context: HandlerContext): Handlers<'read-prompts'> {
  const { queue, state, dependencies } = context
  return {
    'read-prompts': async ({ board, shown, again }) => {
      if (state.campaign) await readTurnTimes(context, state.campaign)
      return queue.run(() => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const { chronicle, store, times } = state.campaign
        times.readOn(Infinity)
        const draws = { seed: store.id, shown, again }
        return ok(promptsFor(chronicle.campaign, times, board, dependencies.clock.now(), draws))
      })
    }
  }
}
