import { attendanceWith, type Seat } from '../core/seat'
import { ok } from '../core/result'
import { decisionOf } from '../core/slice'
import type { RuleSystem } from '../core/system'
import { apply } from './apply'
import { check } from './check'
import { parse } from './codec'
import type { Command } from './commands'
import { decide } from './decide'
import { describe } from './describe'
import type { Event } from './events'
import { explain, type Refusal } from './refusals'
import type { State, Variants } from './types'
import { view } from './view'
import type { GameFaceViews } from './views'

/** A discrete contest of skill between two: three rounds, two cups, four dice each. */
export const gameFace: RuleSystem<State, Command, Event, GameFaceViews, Refusal> = {
  id: 'game-face',
  name: 'Game Face',
  migrations: [],
  parse,
  // `settings` went through `parse.settings`.
  open: (seats, settings) => opened(seats, settings as Variants),
  join: (state, seat) => ({ ...state, seats: attendanceWith(state.seats, seat) }),
  decide(state, command, actor, luck) {
    const decided = decide(state, command, actor, luck)
    return decided.ok ? ok(decisionOf(decided.value, state, apply)) : decided
  },
  apply,
  view,
  describe,
  explain,
  check
}

function opened(seats: readonly Seat[], variants: Variants): State {
  return {
    seats: seats.map(({ id, retired }) => ({ id, retired })),
    variants,
    contestants: null,
    voice: null,
    ritual: null,
    past: [],
    rulings: [],
    story: '',
    serial: 0
  }
}
