import { happen } from '../../core/slice'
import { moveOf } from '../moves/all'
import { effectsOf } from '../moves/plain'
import { sheetOf } from '../sheets'
import type { Act, Event, State } from '../state'
import { followingOf, isAttacking } from './hits'
import type { FollowUp } from './model'
import { changeFollowUp, closeFollowUp, isDone } from './steps'

/** FU1: whatever act ends an attacking move's flip, or settles its options, opens its follow-up while any foe stands. */
export function openFollowUps(act: Act): Act {
  return act.events.reduce(heard, act)
}

function heard(act: Act, event: Event): Act {
  if (event.type === 'flip-settled') return flipEnded(act, event.lead)
  if (event.type === 'outcome-settled') return optionsPicked(act, event)
  if (event.type !== 'outcome-dropped') return act
  const waiting = act.state.followUps.find(each => each.id === event.outcome && each.waits)
  return waiting ? closeFollowUp(act, waiting, 'let-go') : act
}

function flipEnded(act: Act, lead: FollowUp['seat']): Act {
  const serial = sheetOf(act.state, lead).lastFlip?.serial ?? null
  const outcome = act.state.outcomes.find(each => each.flip === serial && each.result !== null)
  if (!outcome || outcome.move === 'shield' || outcome.result === null) return act
  const { id, seat, move, flip, result } = outcome
  if (!isAttacking(move) || !anybodyStands(act.state) || act.state.followUps.some(each => each.id === id)) return act
  const waits = effectsOf(outcome).some(({ kind }) => kind !== 'attack-power' && kind !== 'foe-attacks')
  const { hits, answers } = followingOf(move, result, [])
  if (!waits && hits.length === 0 && !answers) return act
  const followUp: FollowUp = {
    id, seat, move, flip, result, waits, answers, owed: result === 0,
    hits: hits.map(each => ({ ...each, dice: [...each.dice] })), power: null, struck: null
  } // prettier-ignore
  return happen(act, { type: 'follow-up-opened', followUp })
}

/** FU2: now it is known which blows there are. */
function optionsPicked(act: Act, { outcome, picks }: Extract<Event, { type: 'outcome-settled' }>): Act {
  const waiting = act.state.followUps.find(each => each.id === outcome && each.waits)
  if (!waiting) return act
  const { options } = moveOf(waiting.move)
  const { hits, answers } = followingOf(
    waiting.move,
    waiting.result,
    picks.map(text => options.indexOf(text))
  )
  const ready = { ...waiting, waits: false, answers, hits: hits.map(each => ({ ...each, dice: [...each.dice] })) }
  return isDone(ready) ? closeFollowUp(act, ready, 'done') : changeFollowUp(act, ready)
}

function anybodyStands({ foes }: State): boolean {
  return foes.some(({ stamina }) => stamina > 0)
}
