import { ok } from '#rules/core/result'
import type { HandlerContext, Handlers } from '../handler-context'
import { deny } from '../denial'

/** Phones that join by the common code (JN1–JN7). */
export function joinHandlers({ publisher, stage }: HandlerContext): Handlers<'open-join' | 'answer-join'> {
  return {
    'open-join': async ({ open, onTable }) => {
      const done = await stage().openJoin(open, onTable)
      publisher.refresh()
      return done.ok ? ok(null) : deny(done.error)
    },
    'answer-join': async ({ request, yes }) => {
      const done = await stage().answerJoin(request, yes)
      // The phone is led to its seat by a link that may be new: it is kept before anything shows that all is well.
      await stage().flush()
      publisher.refresh()
      return done.ok ? ok(null) : deny(done.error)
    }
  }
}
