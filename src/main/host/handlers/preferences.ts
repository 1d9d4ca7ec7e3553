import { ok } from '#rules/core/result'
import type { Backstage, Doers } from '../handler-context'
import { deny } from '../denial'

type TasteAsks = 'set-preferences' | 'dismiss' | 'dismiss-trouble'

/** The GM's own taste, and putting messages away. */
export function tasteDoers({ house, desk, publisher, turns }: Backstage): Doers<TasteAsks> {
  return {
    'set-preferences': ({ preferences }) =>
      turns.take(async () => {
        desk.prefer({ ...desk.preferences, ...preferences })
        publisher.refresh()
        const kept = await house.library.keepPreferences(desk.preferences)
        return kept.ok ? kept : deny(kept.error)
      }),
    dismiss: async ({ notice }) => {
      desk.dismiss(notice)
      publisher.refresh()
      return ok(null)
    },
    'dismiss-trouble': async () => {
      desk.trouble = null
      publisher.refresh()
      return ok(null)
    }
  }
}
