import { preparationPage } from '#rules/campaign/preparation'
import { ok } from '#rules/core/result'
import { deny } from '../denial'
import type { HandlerContext, Handlers } from '../handler-context'
import { readTurnTimes } from '../read-ahead'
import { promptsFor } from '#rules/campaign/prompts/prompts'

/** The Game Master's page before a session; acts change its content (BN6). */
export function preparationHandlers(context: HandlerContext): Handlers<'read-preparation'> {
  const { queue, state, dependencies } = context
  return {
    'read-preparation': async ({ session }) => {
      if (state.campaign) await readTurnTimes(context, state.campaign)
      return queue.run(() => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const { chronicle, times } = state.campaign
        times.readOn(Infinity)
        return ok(preparationPage(chronicle.campaign, times, session, dependencies.clock.now()))
      })
    }
  }
}

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
