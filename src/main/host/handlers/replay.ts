import type { Chronicle } from '#rules/campaign/chronicle'
import { sessionName } from '#rules/campaign/recap-words'
import { latestRange, rangeOfEntries, rangeOfSession, Replay, type ReplayRange } from '#rules/campaign/replay'
import type { BoardId } from '#rules/campaign/types'
import { ok } from '#rules/core/result'
import type { Ask } from '#shared/contract'
import { type HandlerContext, type Handlers, deny } from '../handler-context'

/** Replays past frames on the table screen (RY1–RY4). */
export function replayHandlers({ queue, state, publisher }: HandlerContext): Handlers<'start-replay' | 'steer-replay'> {
  const { replaying, frames } = publisher
  return {
    'start-replay': ({ what }) =>
      queue.run(() => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        if (state.paused)
          return deny({ kind: 'not-allowed', message: 'The game is paused', remedy: 'Go on first', opens: 'pause' })
        const { chronicle } = state.campaign
        const range = rangeOf(chronicle, what, frames.hidden)
        if (!range)
          return deny({
            kind: 'not-allowed',
            message: 'There is nothing that the table saw, or it was undone',
            remedy: 'Choose another moment'
          })
        const name = 'session' in what ? sessionName(what.session) : 'An earlier moment'
        replaying.start(new Replay(chronicle, range, frames.hidden), name)
        publisher.refresh()
        return ok(null)
      }),
    'steer-replay': ({ to, speed }) =>
      queue.run(() => {
        if (to === 'end') replaying.end()
        else if (to === 'play' || to === 'stop') replaying.play(to === 'play')
        else if (to === 'on' || to === 'back') replaying.step(to)
        if (speed !== null) replaying.hasten(speed)
        publisher.refresh()
        return ok(null)
      })
  }
}

function rangeOf(
  chronicle: Chronicle,
  what: Extract<Ask, { ask: 'start-replay' }>['what'],
  hidden: readonly BoardId[]
): ReplayRange | null {
  if ('session' in what) return rangeOfSession(chronicle, what.session)
  if ('from' in what) return rangeOfEntries(chronicle, what.from, what.to ?? chronicle.line.latest)
  return latestRange(chronicle, hidden)
}
