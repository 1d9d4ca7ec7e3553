import { setImmediate } from 'node:timers/promises'
import type { Chronicle } from '#rules/campaign/chronicle'
import { promptsFor } from '#rules/campaign/prompts/prompts'
import { TurnTimes } from '#rules/campaign/prompts/turn-times'
import { ok } from '#rules/core/result'
import type { HandlerContext, Handlers } from '../handler-context'
import { deny } from '../denial'

/** How many acts are read at once: a few milliseconds. */
const readAtOnce = 10_000

/** What helps a Game Master whom everybody looks at; nothing of it is recorded. */
export function promptHandlers({ queue, state, dependencies }: HandlerContext): Handlers<'read-prompts'> {
  let times: TurnTimes | null = null

  /** Who had their turn when; play goes on between two slices of it. */
  async function timesOf(chronicle: Chronicle): Promise<TurnTimes> {
    if (times?.chronicle !== chronicle) times = new TurnTimes(chronicle, state.pauses)
    const reading = times
    while (!(await queue.run(() => reading.readOn(readAtOnce)))) await setImmediate()
    return reading
  }

  return {
    'read-prompts': async ({ board, shown, again }) => {
      const { campaign } = state
      if (!campaign) return deny({ kind: 'no-campaign' })
      const { chronicle, store } = campaign
      const reading = await timesOf(chronicle)
      return queue.run(() => {
        reading.readOn(Infinity)
        return ok(
          promptsFor(chronicle.campaign, reading, board, dependencies.clock.now(), { seed: store.id, shown, again })
        )
      })
    }
  }
}
