import { stopped } from '../core/clock'
import { attendanceWith, type Seat } from '../core/seat'
import { ok } from '../core/result'
import { decisionOf } from '../core/slice'
import type { RuleSystem } from '../core/system'
import { apply } from './apply'
import { check } from './check'
import { commandParser, settingsParser } from './codec'
import { eventParser, stateParser } from './codec-saved'
import type { Command } from './commands'
import { decide } from './decide'
import { describe } from './describe'
import type { Event } from './events'
import { explain, type Refusal } from './refusals'
import type { Options, State } from './types'
import { view } from './view'
import type { ProphecyViews } from './views'

/** A story about fate: a Prophecy, an outline of eight scenes at most, and what becomes of it. */
export const prophecy: RuleSystem<State, Command, Event, ProphecyViews, Refusal> = {
  id: 'prophecy',
  name: 'Prophecy',
  migrations: [],
  parse: { settings: settingsParser, state: stateParser, command: commandParser, event: eventParser },
  // `settings` went through `parse.settings`.
  open: (seats, settings) => opened(seats, settings as Options),
  join: (state, seat) => ({ ...state, seats: attendanceWith(state.seats, seat) }),
  decide(state, command, actor, luck) {
    const decided = decide(state, command, actor, luck)
    return decided.ok ? ok(decisionOf(decided.value, state, apply)) : decided
  },
  apply,
  view,
  describe,
  explain,
  check,
  clock: {
    stop: ({ clock }, at) => (clock.since === null ? null : { type: 'pause-clock', at }),
    goOn: ({ clock, onStage }, at) => (clock.since === null && onStage !== null ? { type: 'start-clock', at } : null)
  }
}

function opened(seats: readonly Seat[], options: Options): State {
  return {
    seats: seats.map(({ id, retired }) => ({ id, retired })),
    options,
    phase: 'prophecy',
    doom: { title: '', world: '', catastrophe: '', questions: [] },
    moderator: null,
    objects: [],
    scenes: [],
    onStage: null,
    clock: stopped,
    question: '',
    made: 0,
    serial: 0
  }
}
