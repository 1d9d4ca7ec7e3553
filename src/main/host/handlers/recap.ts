import { setImmediate } from 'node:timers/promises'
import { eveningOf } from '#rules/campaign/evening'
import { marksPage } from '#rules/campaign/mark-page'
import { recapPage } from '#rules/campaign/recap'
import type { Audience } from '#rules/core/audience'
import { ok } from '#rules/core/result'
import type { SeatId } from '#rules/core/seat'
import type { RecapAudience } from '#shared/contract'
import { type HandlerContext, type Handlers, deny } from '../handler-context'
import { readMoments } from '../read-ahead'

/** Recaps of past play. They are computed from the entries and not stored. */
export function recapHandlers(context: HandlerContext): Handlers<'read-recap' | 'read-marks' | 'read-evening'> {
  const { queue, state, publisher } = context
  return {
    'read-recap': async ({ session, audience }, { actor }) => {
      const readers = actor.kind === 'seat' ? [actor] : [{ kind: 'gm' } as const, audienceOf(audience)]
      if (state.campaign) await readMoments(context, state.campaign, readers)
      return queue.run(() => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const { chronicle } = state.campaign
        const hidden = publisher.frames.hidden
        if (actor.kind === 'gm') return ok(recapPage(chronicle, session, audienceOf(audience), hidden))
        // A player's recap covers what that player missed, whatever was requested, and contains nothing hidden from
        // that player (PO4).
        if (actor.kind !== 'seat')
          return deny({
            kind: 'not-allowed',
            message: 'Only players and the Game Master can read it',
            remedy: 'Read it on a phone or on the dashboard'
          })
        return ok({ ...recapPage(chronicle, session, actor, hidden), leftOut: [], gmOnly: [] })
      })
    },
    'read-marks': ({ session }) =>
      queue.run(() =>
        state.campaign
          ? ok(marksPage(state.campaign.chronicle, session, publisher.frames.hidden))
          : deny({ kind: 'no-campaign' })
      ),
    'read-evening': async ({ session, audience }) => {
      const { campaign } = state
      if (!campaign) return deny({ kind: 'no-campaign' })
      const steps = eveningOf(campaign.chronicle, session, audience === 'gm' ? [] : publisher.frames.hidden)
      for (;;) {
        // Play continues between two steps; new acts belong to the next reading.
        const step = await queue.run(() => steps.next())
        if (step.done) return ok(step.value)
        await setImmediate()
      }
    }
  }
}

function audienceOf(audience: RecapAudience): Audience {
  if (audience === 'gm') return { kind: 'gm' }
  return audience === 'table' ? { kind: 'table' } : { kind: 'seat', seat: audience as SeatId }
}
