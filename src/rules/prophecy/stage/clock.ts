import { assertNever } from '../../core/assert-never'
import { latest, paused, started, stopped } from '../../core/clock'
import { ok, refuse } from '../../core/result'
import { happen } from '../../core/slice'
import type { BoardClock } from '../../core/system'
import type { Act, Command, Decision, State } from '../state'

/** Starts, pauses or resets the scene clock (PR36). */
export function decideClock(act: Act, { type, at }: Extract<Command, { type: `${string}-clock` }>): Decision {
  const { clock } = act.state
  if (at > latest) return refuse({ because: 'no-such-time' })
  switch (type) {
    case 'start-clock':
      if (clock.since !== null) return refuse({ because: 'clock-is', now: 'running' })
      return ok(happen(act, { type: 'clock-set', clock: started(clock, at), how: 'started' }))
    case 'pause-clock':
      if (clock.since === null) return refuse({ because: 'clock-is', now: 'standing' })
      return ok(happen(act, { type: 'clock-set', clock: paused(clock, at), how: 'paused' }))
    case 'reset-clock': {
      const fresh = clock.since === null ? stopped : started(stopped, at)
      return ok(happen(act, { type: 'clock-set', clock: fresh, how: 'reset' }))
    }
    default:
      return assertNever(type)
  }
}

/** Stops the clock for a pause of the campaign, and starts it again while a scene is on stage. */
export const sceneClock: BoardClock<State, Command> = {
  stop: ({ clock }, at) => (clock.since === null ? null : { type: 'pause-clock', at }),
  resume: ({ clock, onStage }, at) => (clock.since === null && onStage !== null ? { type: 'start-clock', at } : null)
}
