import type { Result } from '#rules/core/result'
import { ok } from '#rules/core/result'
import type { Answer } from '#shared/contract'
import type { Problem } from '#shared/problem'
import { TokenBucket } from '../stage/pace'
import type { Backstage, Doers } from './backstage'
import { deny } from './denial'

type ScreenAsks =
  | 'set-table-mode'
  | 'open-screen'
  | 'close-screen'
  | 'set-stage'
  | 'renew-seat-link'
  | 'renew-screen-link'
  | 'pause'
  | 'resume'

/** What the other screens show, where they stand, and the X-card. */
export function screenDoers({ house, desk, publisher, turns, stage }: Backstage): Doers<ScreenAsks> {
  // One bucket for the whole table: it bounds the presses without knowing whose they are.
  const presses = new TokenBucket({ burst: 10, perSecond: 0.5 }, house.clock)
  const shown = async (doing: Promise<Result<null, Problem>>): Promise<Answer<'set-stage'>> => {
    const done = await doing
    publisher.refresh()
    // A link is made when it is first shown: whoever was told that all is well may hand it out.
    await stage().kept()
    return done.ok ? done : deny(done.error)
  }

  return {
    'set-table-mode': ({ mode }) =>
      turns.take(() => {
        desk.tableMode = mode
        publisher.followTable()
        publisher.refresh()
        return ok(null)
      }),
    'open-screen': ({ screen }) => shown(house.shell.openScreen(screen)),
    'close-screen': ({ screen }) => shown(house.shell.closeScreen(screen)),
    'set-stage': ({ on, reach }) => shown(stage().set(on ? 'on' : 'off', reach)),
    'renew-seat-link': async ({ seat }) => {
      if (!desk.campaign) return deny({ kind: 'no-campaign' })
      if (!desk.seats.includes(seat)) return deny({ kind: 'not-allowed', says: 'Nobody sits on that seat.' })
      return shown(stage().renewSeat(desk.campaign.store.id, seat))
    },
    'renew-screen-link': ({ screen }) => shown(stage().renewScreen(screen)),
    pause: async () => {
      if (desk.paused) return ok(null)
      if (!presses.take())
        return deny({ kind: 'failed', says: 'Pressed many times in a row. Wait a moment, then press again.' })
      desk.paused = true
      publisher.refresh()
      return ok(null)
    },
    resume: async () => {
      desk.paused = false
      publisher.refresh()
      return ok(null)
    }
  }
}
