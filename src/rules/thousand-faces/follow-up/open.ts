import { happen } from '../../core/slice'
import type { Foe } from '../foes/model'
import { anyFoeStands } from '../foes/steps'
import { moveOf } from '../moves/all'
import type { Outcome } from '../moves/outcome-schema'
import { effectsOf } from '../moves/picks'
import { sufferersBeside } from '../moves/teamwork'
import { owedMoves } from '../shadow/pool'
import { sheetOf } from '../sheets'
import type { Act, Event, State } from '../state'
import { blowsDue, isAttacking, changeFollowUp, closeFollowUp, isDone } from './steps'
import type { FollowUp } from './model'

/** FU1: any act that ends an attacking move's flip, or settles its options, opens its follow-up while any foe stands. */
export function openFollowUps(act: Act): Act {
  return act.events.reduce(followEvent, act)
}

function followEvent(act: Act, event: Event): Act {
  switch (event.type) {
    case 'flip-settled':
      return flipEnded(act, event.lead)
    case 'outcome-settled':
      return optionsPicked(act, event)
    case 'outcome-dropped':
      return letGo(act, event.outcome)
    case 'gm-move-made':
      return paid(act)
    default:
      return act
  }
}

function flipEnded(act: Act, lead: FollowUp['seat']): Act {
  const { lastFlip: newest } = sheetOf(act.state, lead)
  if (!newest || newest.versus !== null) return act // no attack power between players: they decide what happens
  const outcome = act.state.outcomes.find(each => each.flip === newest.serial && each.result !== null)
  if (!outcome || outcome.move === 'shield' || outcome.result === null) return act
  const { id, seat, move, flip, result } = outcome
  if (act.state.followUps.some(each => each.id === id)) return act
  const attacks = isAttacking(move)
  const helpers = sufferersBeside(act.state, outcome)
  const { hits, answers } = attacks ? blowsDue(move, result, []) : { hits: [], answers: isAnswered(act.state, outcome) }
  const waits = attacks && effectsOf(outcome).some(({ kind }) => kind !== 'attack-power' && kind !== 'foe-attacks')
  if (!waits && hits.length === 0 && !answers) return act
  if (attacks && !anyFoeStands(act.state)) return act
  const followUp: FollowUp = {
    id,
    seat,
    move,
    flip,
    result,
    waits,
    answers,
    owed: result === 0,
    hits: hits.map(each => ({ ...each, dice: [...each.dice] })),
    power: null,
    struck: null,
    ...(helpers.length > 0 && { due: [seat, ...helpers] })
  }
  return happen(act, { type: 'follow-up-opened', followUp })
}

/** FU11: whether foes may answer a move that is no attack. They answer its cross, or a single check when they gang up. */
function isAnswered(state: State, outcome: Outcome): boolean {
  const { seat, move, fast, flip, result } = outcome
  const all = [seat, ...sufferersBeside(state, outcome)]
  const fights = ({ engaged }: Foe): boolean => engaged !== null && all.includes(engaged)
  if (!state.foes.some(foe => foe.stamina > 0 && (foe.revealed || fights(foe)))) return false
  if (result === 0) return !fast && owedMoves(state).some(owed => owed.flip === flip)
  return result === 1 && move === 'defy-danger' && state.format === 'two-rounds'
}

/** FU2: the chosen options decide the blows. */
function optionsPicked(act: Act, { outcome, picks }: Extract<Event, { type: 'outcome-settled' }>): Act {
  const waiting = act.state.followUps.find(each => each.id === outcome && each.waits)
  if (!waiting) return act
  const { options } = moveOf(waiting.move)
  const { hits, answers } = blowsDue(
    waiting.move,
    waiting.result,
    picks.map(text => options.indexOf(text))
  )
  const ready = { ...waiting, waits: false, answers, hits: hits.map(each => ({ ...each, dice: [...each.dice] })) }
  return isDone(ready) ? closeFollowUp(act, ready, 'done') : changeFollowUp(act, ready)
}

function letGo(act: Act, outcome: number): Act {
  const waiting = act.state.followUps.find(each => each.id === outcome && each.waits)
  return waiting ? closeFollowUp(act, waiting, 'let-go') : act
}

/** FU6: another GM move pays the cross, so no foe answers it. */
function paid(act: Act): Act {
  const owes = (flip: number | null): boolean => owedMoves(act.state).some(owed => owed.flip === flip)
  const settled = act.state.followUps.filter(each => each.owed && !owes(each.flip))
  return settled.reduce((on, each) => closeFollowUp(on, each, 'done'), act)
}
