import { type SeatId, gm } from '#rules/core/seat'
import { ok, type Result } from '#rules/core/result'
import type { Denial } from '#shared/contract'
import { type HandlerContext, type Handlers, deny } from '../handler-context'
import { openCampaign, play } from '../play'

/** Phones that join by the common code (JN1–JN11). */
export function joinHandlers(context: HandlerContext): Handlers<'open-join' | 'answer-join'> {
  const { publisher, queue, devices } = context
  return {
    'open-join': async ({ open, onTable }) => {
      const done = await devices().openJoin(open, onTable)
      publisher.refresh()
      return done.ok ? ok(null) : deny(done.error)
    },
    'answer-join': ({ request, yes }) =>
      // In turn: a second consent to the same newcomer finds the first one decided, and adds no second seat.
      queue.run(async () => {
        const made = yes ? await seatOfNewcomer(context, request) : ok(null)
        if (!made.ok) return made
        const done = await devices().answerJoin(request, yes, made.value)
        // The phone receives a link that may be new, so the link is stored before the ask is answered.
        await devices().flush()
        publisher.refresh()
        return done.ok ? ok(null) : deny(done.error)
      })
  }
}

/**
 * A newcomer without a seat gets a new one with the names that the newcomer wrote (JN11).
 * @returns null when the request asks for no new seat
 */
async function seatOfNewcomer(context: HandlerContext, request: string): Promise<Result<SeatId | null, Denial>> {
  const names = context.devices().newcomer(request)
  if (!names) return ok(null)
  const command = { type: 'add-seat', player: names.player, character: names.character }
  const added = await play(
    context,
    { kind: 'act', board: null, command },
    { revision: null, actor: gm, campaign: null }
  )
  if (!added.ok) return added
  const open = openCampaign(context, null)
  return open.ok ? ok(open.value.chronicle.campaign.seats.at(-1)?.id ?? null) : open
}
