import type { Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { Actor } from '../../core/seat'
import { apply } from '../apply/index'
import type { Command } from '../commands'
import type { Event } from '../events'
import { forbidden } from '../permission'
import type { Refusal } from '../refusals'
import type { State } from '../state'
import { answerSecret, handBack } from './secrets'
import { agreeEnd, proposeEnd } from './both-win'
import { closeContest, endContest, settleRelationship } from './ending'
import { whatFollows } from './follow'
import { layCard } from './laying'
import { beginAct, chooseCards, dealExtra, discard, leaveGame, refillHands, returnToGame, startGame } from './keeping'
import { acceptStakes, callContest, changeCondition, confirmLimits, setStakes, stepUp } from './negotiation'
import { bringRelationship, drawAsJack } from './extras'
import { decideRecord } from './record'
import { pickTransformation } from './transforming'
import { awardTrick, closeHelp, passHelp, pickPoint } from './trick'

/** The only judge, and the only caller of luck. Says what happened; changes nothing. */
export function decide(state: State, command: Command, actor: Actor, luck: Luck): Result<readonly Event[], Refusal> {
  const refusal = forbidden(state, command, actor)
  if (refusal) return refuse(refusal)
  const judged = judge(state, command, actor, luck)
  if (!judged.ok) return judged
  return ok([...judged.value, ...whatFollows(judged.value.reduce(apply, state))])
}

function judge(state: State, command: Command, actor: Actor, luck: Luck): Result<readonly Event[], Refusal> {
  switch (command.type) {
    case 'choose-cards':
      return chooseCards(state, command.cards)
    case 'start-game':
      return startGame(state, luck)
    case 'refill-hands':
      return refillHands(state, luck)
    case 'begin-act':
      return beginAct(state, command.act, luck)
    case 'deal-extra':
      return dealExtra(state, command.who, luck)
    case 'leave-game':
      return leaveGame(state, command.seat, luck)
    case 'return-to-game':
      return returnToGame(state, command.seat, luck)
    case 'discard':
      return discard(state, command, luck)
    case 'call-contest':
      return callContest(state, command)
    case 'step-up':
      return stepUp(state, command)
    case 'set-stakes':
      return setStakes(state, command)
    case 'change-condition':
      return changeCondition(state, command)
    case 'confirm-limits':
      return confirmLimits(state, command.who)
    case 'accept-stakes':
      return acceptStakes(state, command)
    case 'lay-card':
      return layCard(state, command)
    case 'pass-help':
      return passHelp(state, command.who)
    case 'close-help':
      return closeHelp(state, command.steps)
    case 'pick-point':
      return pickPoint(state, command)
    case 'award-trick':
      return awardTrick(state, command)
    case 'answer-secret':
      return answerSecret(state, command)
    case 'hand-back':
      return handBack(state, command)
    case 'bring-relationship':
      return bringRelationship(state, command, luck)
    case 'draw-as-jack':
      return drawAsJack(state, command.who, luck)
    case 'pick-transformation':
      return pickTransformation(state, command)
    case 'settle-relationship':
      return settleRelationship(state, command)
    case 'end-contest':
      return endContest(state, command, luck)
    case 'propose-end':
      return proposeEnd(state, command)
    case 'agree-end':
      return agreeEnd(state, command.who)
    case 'close-contest':
      return closeContest(state, command.who, luck)
    default:
      return decideRecord(state, command, actor)
  }
}
