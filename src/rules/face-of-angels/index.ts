import { parserOf } from '../core/parser'
import { ok } from '../core/result'
import { decisionOf } from '../core/slice'
import type { RuleSystem } from '../core/system'
import { apply } from './apply/index'
import { check } from './check'
import { commandSchema } from './codec/command'
import { eventSchema } from './codec/event'
import { settingsSchema, type Settings } from './codec/settings'
import { stateSchema } from './codec/state'
import type { Command } from './commands'
import { decide } from './decide/index'
import { followSeat } from './decide/presence'
import { describe } from './describe'
import type { Event } from './events'
import { explain } from './explain/index'
import { join, open } from './open'
import type { Refusal } from './refusals'
import type { State } from './state'
import { view } from './view/index'
import type { FaceOfAngelsViews } from './views'

/** The Face of Angels, a game by Clinton R. Nixon: hidden hands, contests over stakes, powers that change who has them. */
export const faceOfAngels: RuleSystem<State, Command, Event, FaceOfAngelsViews, Refusal> = {
  id: 'face-of-angels',
  name: 'The Face of Angels',
  migrations: [],
  parse: {
    settings: parserOf(settingsSchema),
    state: parserOf<State>(stateSchema),
    command: parserOf<Command>(commandSchema),
    event: parserOf<Event>(eventSchema)
  },
  open: (seats, settings) => open(seats, settings as Settings),
  join,
  follow: followSeat,
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
