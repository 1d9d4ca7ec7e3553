import type { SeatId } from '#rules/core/seat'
import type { Command, State } from '#rules/thousand-faces/state'
import type { Whim } from './random-play'
import type { Maker } from './adventure/makers'
import { useMove, settle, moveMakers } from './adventure/moves'
import { takeAttack, injuryMakers } from './adventure/injury'
import { thingMakers } from './adventure/things'
import { fightMakers } from './adventure/fights'
import { callMakers } from './adventure/calls'
import { partyMakers } from './adventure/party'
import { storyMakers } from './adventure/story'
import { characterMakers } from './adventure/characters'
import { gameMakers } from './adventure/minigames'

/** The order is that of the draws: a list is longer or shorter only when seeded plays may change. */
const makers: readonly Maker[] = [
  useMove,
  useMove,
  useMove,
  useMove,
  useMove,
  settle,
  settle,
  settle,
  settle,
  takeAttack,
  takeAttack,
  takeAttack,
  ...moveMakers,
  ...thingMakers,
  ...injuryMakers,
  ...fightMakers,
  ...callMakers,
  ...partyMakers,
  ...storyMakers,
  ...characterMakers,
  ...gameMakers
]

/** Something of the adventure to do now, sensible or not. */
export function adventureFrom(state: State, whim: Whim): Command {
  const seat = whim.one(state.sheets)?.seat ?? ('s1' as SeatId)
  return whim.one(makers)?.(state, seat, whim) ?? { type: 'offer-rest' }
}
