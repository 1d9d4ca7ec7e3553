import type { Audience } from '../core/audience'
import type { LogLine } from '../core/log-line'
import type { Explanation } from '../core/refusal'
import { begin, type Explainers } from '../core/slice'
import { applyClocks, decideClocks, type ClockDecision } from './rules'
import type { ClockCommand, ClockEvent, ClockRefusal, Clocks } from './state'
import { describeClocks, explainClocks } from './words'

/** What would happen to the clocks, or why not. Whoever asks is the Game Master. @param next the number of the entry */
export function decideClock(clocks: Clocks, command: ClockCommand, next: number): ClockDecision {
  const judge = decideClocks[command.type] as (
    act: ReturnType<typeof begin<Clocks, ClockEvent>>,
    command: ClockCommand,
    next: number
  ) => ClockDecision
  return judge(begin(clocks, applyClock), command, next)
}

/** The clocks after one thing happened to them. */
export function applyClock(clocks: Clocks, event: ClockEvent): Clocks {
  const apply = applyClocks[event.type] as (clocks: Clocks, event: ClockEvent) => Clocks
  return apply(clocks, event)
}

export function isClockEvent(event: { readonly type: string }): event is ClockEvent {
  return event.type in applyClocks
}

export function isClockCommand(command: { readonly type: string }): command is ClockCommand {
  return command.type in decideClocks
}

/** A line for the log, or null when this audience must not learn that it happened. */
export function describeClock(event: ClockEvent, audience: Audience): LogLine | null {
  const describe = describeClocks[event.type] as (event: ClockEvent, audience: Audience) => LogLine | null
  return describe(event, audience)
}

export function explainClock(why: ClockRefusal): Explanation {
  return (explainClocks as Explainers<ClockRefusal>)[why.because](why as never)
}

export function isClockRefusal(why: { readonly because: string }): why is ClockRefusal {
  return why.because in explainClocks
}
