import type { RuleSystem } from '../core/system'
import { apply } from './apply'
import { check } from './check'
import { parse } from './codec'
import { decide } from './decide'
import { describe } from './describe'
import { tutorialClock } from './economy/tutorial'
import { explain } from './explain'
import { follow } from './follow'
import { joinState, openState } from './sheets'
import type { Command, Event, Refusal, State } from './types'
import { view } from './view'
import type { ThousandFacesViews } from './views'

/** A Thousand Faces of Adventure, playtest 0.93. */
export const thousandFaces: RuleSystem<State, Command, Event, ThousandFacesViews, Refusal> = {
  id: 'thousand-faces',
  name: 'A Thousand Faces of Adventure',
  migrations: [],
  parse,
  open: openState,
  join: joinState,
  follow,
  decide,
  apply,
  view,
  describe,
  explain,
  check,
  clock: tutorialClock
}
