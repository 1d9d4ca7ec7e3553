import { type Clock, elapsed, paused, started, stopped } from '../../core/clock'
import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import type { BoardClock } from '../../core/system'
import type { Act, Command, Refusal, State } from '../state'
import type { EconomyCommand } from './model'

/** The tutorial scene that is being played: how long it is meant to last, and how long it has. */
export interface TutorialView {
  readonly minutes: number
  readonly clock: Clock
}

type Asked<Type extends EconomyCommand['type']> = Extract<EconomyCommand, { readonly type: Type }>

/** Y4: one that begins without a time, as in files from before, has a clock that stands at zero. */
export function beginTutorial(act: Act, { minutes, at }: Asked<'begin-tutorial'>): Result<Act, Refusal> {
  if (act.state.story.tutorial) return refuse({ because: 'tutorial-runs' })
  const time = at === undefined ? {} : { at }
  return ok(happen(act, { type: 'tutorial-began', minutes, ...time }))
}

export function turnTutorialClock(act: Act, { to, at }: Asked<'turn-tutorial-clock'>): Result<Act, Refusal> {
  const { tutorial } = act.state.story
  if (!tutorial) return refuse({ because: 'no-tutorial' })
  const clock = tutorial.clock ?? stopped
  if ((clock.since !== null) === (to === 'running')) return refuse({ because: 'tutorial-clock-is', now: to })
  return ok(happen(act, { type: 'tutorial-clock-turned', to, clock: turned(clock, to, at) }))
}

function turned(clock: Clock, to: 'running' | 'standing', at: number): Clock {
  return to === 'running' ? started(clock, at) : paused(clock, at)
}

/** The clock that everybody sees. */
export function tutorialView({ story: { tutorial } }: Pick<State, 'story'>): TutorialView | null {
  return tutorial && { minutes: tutorial.minutes, clock: tutorial.clock ?? stopped }
}

/** Milliseconds that are left on it; below zero once it is over. */
export function tutorialLeft({ minutes, clock }: TutorialView, at: number): number {
  return minutes * 60_000 - elapsed(clock, at)
}

/** A pause stops the clock of the tutorial scene, and it goes on afterwards (Y4, CA18). */
export const tutorialClock: BoardClock<State, Command> = {
  stop: ({ story: { tutorial } }, at) =>
    tutorial?.clock && tutorial.clock.since !== null ? { type: 'turn-tutorial-clock', to: 'standing', at } : null,
  goOn: ({ story: { tutorial } }, at) =>
    tutorial?.clock && tutorial.clock.since === null ? { type: 'turn-tutorial-clock', to: 'running', at } : null
}
