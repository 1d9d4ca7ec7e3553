import { type Clock, paused, started, stopped } from '../../core/clock'
import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import type { Act, Refusal } from '../state'
import type { EconomyCommand } from './model'

type CommandOfType<Type extends EconomyCommand['type']> = Extract<EconomyCommand, { readonly type: Type }>

/** Y4: a scene that begins without a time, as in older files, has a clock at zero. */
export function beginTutorial(act: Act, { minutes, at }: CommandOfType<'begin-tutorial'>): Result<Act, Refusal> {
  if (act.state.story.tutorial) return refuse({ because: 'tutorial-runs' })
  const time = at === undefined ? {} : { at }
  return ok(happen(act, { type: 'tutorial-began', minutes, ...time }))
}

export function turnTutorialClock(act: Act, { to, at }: CommandOfType<'turn-tutorial-clock'>): Result<Act, Refusal> {
  const { tutorial } = act.state.story
  if (!tutorial) return refuse({ because: 'no-tutorial' })
  const clock = tutorial.clock ?? stopped
  if ((clock.since !== null) === (to === 'running')) return refuse({ because: 'tutorial-clock-is', now: to })
  return ok(happen(act, { type: 'tutorial-clock-turned', to, clock: turned(clock, to, at) }))
}

function turned(clock: Clock, to: 'running' | 'standing', at: number): Clock {
  return to === 'running' ? started(clock, at) : paused(clock, at)
}
