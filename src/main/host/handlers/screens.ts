import { withShown, type BoardChoice } from '#rules/campaign/shown-boards'
import type { BoardId } from '#rules/campaign/types'
import { type Result, ok } from '#rules/core/result'
import { publicScreens, type PublicScreen, type ScreenMode } from '#shared/screens'
import type { Answer } from '#shared/contract'
import type { Problem } from '#shared/problem'
import { type HandlerContext, type Handlers, deny, noSuchSeat } from '../handler-context'
import { resumeClocks, stopClocks } from '../game-clocks'
import { keptFrames } from '../held-screens'

type ScreenAsks =
  | 'set-screen-mode'
  | 'show-board'
  | 'follow-boards'
  | 'open-screen'
  | 'close-screen'
  | 'set-device-server'
  | 'renew-seat-link'
  | 'renew-screen-link'
  | 'bring-back-link'
  | 'renew-stream-link'
  | 'watch-overlay'
  | 'test-overlay'
  | 'pause'
  | 'resume'

/** The content of the other screens, their displays, and the X-card. */
export function screenHandlers(context: HandlerContext): Handlers<ScreenAsks> {
  const { dependencies, state, publisher, queue, devices } = context
  const shown = async (doing: Promise<Result<null, Problem>>): Promise<Answer<'set-device-server'>> => {
    const done = await doing
    publisher.refresh()
    // A link is created when it is first shown. It is stored before the answer, because the GM may hand it out at once.
    await devices().flush()
    return done.ok ? done : deny(done.error)
  }

  return {
    'set-screen-mode': ({ screens, mode }) => setMode(context, screens === 'all' ? publicScreens : [screens], mode),
    'show-board': ({ board }) => chooseBoards(context, choice => withShown(choice, board), board),
    'follow-boards': ({ on }) => chooseBoards(context, choice => ({ ...choice, follows: on }), null),
    'open-screen': ({ screen }) => shown(dependencies.shell.openScreen(screen)),
    'close-screen': ({ screen }) => shown(dependencies.shell.closeScreen(screen)),
    'set-device-server': ({ on, reach }) => shown(devices().set(on ? 'on' : 'off', reach)),
    'renew-seat-link': async ({ seat }) => {
      if (!state.campaign) return deny({ kind: 'no-campaign' })
      if (!state.seats.includes(seat)) return deny(noSuchSeat)
      return shown(devices().renewSeat(state.campaign.store.id, seat))
    },
    'bring-back-link': () => shown(devices().bringBackLink()),
    'renew-screen-link': ({ screen }) => shown(devices().renewScreen(screen)),
    'renew-stream-link': ({ layout }) => shown(devices().renewStreamLink(layout)),
    'watch-overlay': ({ layout }) =>
      queue.run(() => {
        publisher.overlays.watched = layout
        publisher.refresh()
        return ok(null)
      }),
    'test-overlay': ({ layout }) =>
      queue.run(() => {
        publisher.overlays.test(layout)
        publisher.refresh()
        return ok(null)
      }),
    pause: () => pause(context),
    resume: () => resume(context)
  }
}

function setMode(
  { dependencies: { library, log }, state, publisher, queue }: HandlerContext,
  screens: readonly PublicScreen[],
  mode: ScreenMode
): Promise<Answer<'set-screen-mode'>> {
  return queue.run(async () => {
    publisher.holdFrames(screens, mode)
    for (const screen of screens) state.modes = { ...state.modes, [screen]: mode }
    publisher.refresh()
    // The screens have changed already; a failure to store that must not look like a refusal.
    const kept = await library.screens.save(state.screenSettings)
    if (!kept.ok) log(`the modes of the screens could not be kept: ${kept.error.kind}`)
    // Saved last: after a crash in between, a frozen screen without its frame is dark, which is safe.
    await library.heldFrames.save(keptFrames(state))
    return ok(null)
  })
}

function chooseBoards(
  context: HandlerContext,
  choose: (choice: BoardChoice) => BoardChoice,
  board: BoardId | null
): Promise<Answer<'show-board' | 'follow-boards'>> {
  const { state, publisher, queue } = context
  return queue.run(async () => {
    const { campaign, boardChoice } = state
    if (!campaign || !boardChoice) return deny({ kind: 'no-campaign' })
    const { boards } = campaign.chronicle.campaign
    if (board !== null && !boards.some(({ id, closed }) => id === board && !closed))
      return deny({
        kind: 'not-allowed',
        message: 'That game is not open',
        remedy: 'Open it first, then show it',
        opens: 'new-board'
      })
    state.chooseBoards(campaign.store.id, choose(boardChoice))
    await publisher.publishBoards()
    return ok(null)
  })
}

async function pause(context: HandlerContext): Promise<Answer<'pause'>> {
  const { dependencies, state, publisher } = context
  if (!state.campaign) return deny({ kind: 'no-campaign' })
  if (state.paused) return ok(null)
  publisher.replaying.end()
  state.pausedIn = state.campaign.store.id
  state.pauses.push({ from: dependencies.clock.now(), to: Infinity })
  state.stoppedClocks = []
  state.stoppedCountdowns = []
  publisher.refresh()
  afterwards(context, () => stopClocks(context))
  return ok(null)
}

async function resume(context: HandlerContext): Promise<Answer<'resume'>> {
  const { dependencies, state, publisher } = context
  const { paused } = state
  const pause = state.pauses.at(-1)
  if (pause) pause.to = Math.min(pause.to, dependencies.clock.now())
  state.pausedIn = null
  publisher.refresh()
  if (paused) afterwards(context, () => resumeClocks(context))
  return ok(null)
}

/** The clocks are recorded in a later turn, because a slow disk must not delay a pause. */
function afterwards({ queue, dependencies }: HandlerContext, task: () => Promise<void>): void {
  queue.run(task).catch((error: unknown) => dependencies.log(`failed: the clocks of a pause: ${String(error)}`))
}
