import { ok } from '#rules/core/result'
import { type HandlerContext, type Handlers, deny } from '../handler-context'
import { keptFrames } from '../held-screens'

type PreferencesAsks = 'set-preferences' | 'dismiss' | 'dismiss-trouble'

/** The GM's preferences, and dismissing notices. */
export function preferencesHandlers({
  dependencies,
  state,
  publisher,
  queue,
  devices
}: HandlerContext): Handlers<PreferencesAsks> {
  return {
    'set-preferences': ({ preferences }) =>
      queue.run(async () => {
        const { held } = state
        state.setPreferences({ ...state.preferences, ...preferences })
        if (preferences.layouts) devices().keepLayouts(preferences.layouts.map(({ id }) => id))
        publisher.refresh()
        await devices().flush()
        const kept = await dependencies.library.savePreferences(preferences)
        if (state.held !== held) await dependencies.library.heldFrames.save(keptFrames(state))
        return kept.ok ? kept : deny(kept.error)
      }),
    dismiss: async ({ notice }) => {
      state.dismissNotice(notice)
      publisher.refresh()
      return ok(null)
    },
    'dismiss-trouble': async () => {
      state.openingProblem = null
      publisher.refresh()
      return ok(null)
    }
  }
}
