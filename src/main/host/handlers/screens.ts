import type { Result } from '#rules/core/result'
import { ok } from '#rules/core/result'
import type { Answer } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Backstage, Doers } from '../handler-context'
import { resumeClocks, stopClocks } from '../game-clocks'
import { deny } from '../denial'

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
export function screenDoers(backstage: Backstage): Doers<ScreenAsks> {
  const { house, desk, publisher, turns, stage } = backstage
  /** What is written down in its turn: a slow disk must not hold up a pause. */
  const afterwards = (task: () => Promise<void>): void => {
    turns.take(task).catch((error: unknown) => house.diary(`failed: the clocks of a pause: ${String(error)}`))
  }
  const shown = async (doing: Promise<Result<null, Problem>>): Promise<Answer<'set-stage'>> => {
    const done = await doing
    publisher.refresh()
    // A link is made when it is first shown: whoever was told that all is well may hand it out.
    await stage().kept()
    return done.ok ? done : deny(done.error)
  }

  return {
    'set-table-mode': ({ mode }) =>
      turns.take(async () => {
        if (desk.tableMode === 'live') publisher.holdPictures()
        desk.tableMode = mode
        publisher.refresh()
        // The screens have changed already; that it could not be remembered must not look like a refusal.
        const kept = await house.library.keepTableMode(mode)
        if (!kept.ok) house.diary(`the mode of the screens could not be kept: ${kept.error.kind}`)
        return ok(null)
      }),
    'open-screen': ({ screen }) => shown(house.shell.openScreen(screen)),
    'close-screen': ({ screen }) => shown(house.shell.closeScreen(screen)),
    'set-stage': ({ on, reach }) => shown(stage().set(on ? 'on' : 'off', reach)),
    'renew-seat-link': async ({ seat }) => {
      if (!desk.campaign) return deny({ kind: 'no-campaign' })
      if (!desk.seats.includes(seat)) return deny({ kind: 'not-allowed', says: 'Nobody has that seat.' })
      return shown(stage().renewSeat(desk.campaign.store.id, seat))
    },
    'renew-screen-link': ({ screen }) => shown(stage().renewScreen(screen)),
    pause: async () => {
      if (!desk.campaign) return deny({ kind: 'no-campaign' })
      if (desk.paused) return ok(null)
      desk.pausedIn = desk.campaign.store.id
      desk.stoppedClocks = []
      publisher.refresh()
      afterwards(() => stopClocks(backstage))
      return ok(null)
    },
    resume: async () => {
      const paused = desk.paused
      desk.pausedIn = null
      publisher.refresh()
      if (paused) afterwards(() => resumeClocks(backstage))
      return ok(null)
    }
  }
}
