import { assertNever } from '../core/assert-never'
import type { Audience } from '../core/audience'
import { answeringCall } from '../core/calls/call-answer'
import { callFor } from '../core/calls/rules'
import type { AnyQuestion } from '../core/question'
import type { SeatId } from '../core/seat'
import { type AskedStep, askedOf } from './asked'
import { callKinds } from './calls/calling'
import {
  bringQuestion,
  callQuestion,
  jackQuestion,
  limitsQuestion,
  negotiationQuestion,
  playsQuestion,
  stakesQuestion,
  stepUpQuestion
} from './contest/contest-questions'
import { currentTrick } from './contest/contests'
import type { Contest } from './contest/model'
import { participants } from './deck/hands'
import {
  agreeQuestion,
  powersQuestion,
  proposeQuestion,
  settleQuestions,
  transformationQuestion,
  wrapUpQuestion
} from './ending/ending-questions'
import { keepingQuestions } from './keeping-questions'
import { ownView } from './own'
import type { AngelsQuestion } from './question'
import type { State } from './state'
import { tableQuestions } from './table-questions'
import {
  cardsQuestion,
  type HandHere,
  layQuestion,
  pointQuestion,
  secretQuestion,
  stayOutQuestion
} from './trick/trick-questions'
import type { Participant } from './vocabulary'

/**
 * Every decision that waits, and every one that is offered, participant by participant (QU1). A player answers their own. The Game Master answers for the World and types what players say, but plays from no hidden hand (A36).
 */
export function openQuestions(state: State, audience: Audience): readonly AngelsQuestion[] {
  switch (audience.kind) {
    case 'gm':
      return [
        ...participants(state).flatMap(who => questionsOf(state, who, handForGm(state, who), who === 'world')),
        ...keepingQuestions(state),
        ...tableQuestions(state)
      ]
    case 'seat': {
      const { seat } = audience
      if (!state.seats.includes(seat)) return []
      return questionsOf(state, seat, handOnPhone(state, seat), true).map(each =>
        answeringCall(callKinds, state, seat, each, opens)
      )
    }
    case 'table':
    case 'overlay':
      return []
    default:
      return assertNever(audience)
  }
}

const opens = { contest: ['call'], 'extra-card': ['bring', 'jack'] } as const

/** The same as the screens see them: without the commands. */
export function questionsShown(state: State, audience: Audience): readonly AnyQuestion[] {
  return openQuestions(state, audience).map(({ question }) => question)
}

function handForGm(state: State, who: Participant): HandHere {
  if (state.cards === 'physical') return 'real'
  return who === 'world' ? 'own' : 'hidden'
}

/** A player names real cards only when called to do so (A43). Otherwise the Game Master enters what lies on the table. */
function handOnPhone(state: State, seat: SeatId): HandHere {
  if (state.cards === 'digital') return 'own'
  return callFor(callKinds, state, seat)?.what === 'turn' ? 'real' : 'hidden'
}

/** @param isOwn it is the own screen of this participant */
function questionsOf(state: State, who: Participant, hand: HandHere, isOwn: boolean): readonly AngelsQuestion[] {
  const { contest } = state
  const asked = askedOf(state, who).flatMap(step => askedQuestions(state, contest, step, who, hand, isOwn))
  const powers = who !== 'world' && ownView(state, who).mayGainPowers ? [powersQuestion(who)] : []
  const offered = [
    callQuestion(state, who),
    contest && proposeQuestion(state, contest, who),
    bringQuestion(state, who),
    jackQuestion(state, who),
    playsQuestion(state, who)
  ]
  return [...asked, ...powers, ...offered.filter(each => each !== null)]
}

function askedQuestions(
  state: State,
  contest: Contest | null,
  step: AskedStep,
  who: Participant,
  hand: HandHere,
  isOwn: boolean
): readonly AngelsQuestion[] {
  if (step.kind === 'discard') return mayAnswer(state, who, isOwn) ? [cardsQuestion(state, step, who)] : []
  return contest ? inContest(state, contest, step, who, hand, isOwn) : []
}

/** Of a hidden hand its holder alone decides; real cards are entered by the Game Master as well. */
function mayAnswer(state: State, who: Participant, isOwn: boolean): boolean {
  return isOwn || who === 'world' || state.cards === 'physical'
}

function inContest(
  state: State,
  contest: Contest,
  step: Exclude<AskedStep, { kind: 'discard' }>,
  who: Participant,
  hand: HandHere,
  isOwn: boolean
): readonly AngelsQuestion[] {
  const trick = currentTrick(contest)
  switch (step.kind) {
    case 'step-up':
      return [stepUpQuestion(state, contest, who)]
    case 'set-stakes':
      return [stakesQuestion(state, contest, who)]
    case 'negotiate':
      return [negotiationQuestion(contest, who)]
    case 'confirm-limits':
      return [limitsQuestion(contest, who)]
    case 'lead':
    case 'answer':
      return trick && hand !== 'hidden' ? [layQuestion(state, contest, trick, step, who, hand)] : []
    case 'help':
      if (!trick) return []
      return [
        hand === 'hidden'
          ? stayOutQuestion(contest, trick, step.side, who)
          : layQuestion(state, contest, trick, step, who, hand)
      ]
    case 'point':
      return trick ? [pointQuestion(state, contest, trick, step.side, who)] : []
    case 'answer-secret': {
      const open = trick && mayAnswer(state, who, isOwn) ? secretQuestion(trick, contest, who) : null
      return open ? [open] : []
    }
    case 'hand-back':
      return mayAnswer(state, who, isOwn) ? [cardsQuestion(state, step, who)] : []
    case 'transformation':
      return [transformationQuestion(state, contest, step, who)]
    case 'settle':
      return settleQuestions(state, contest, step, who)
    case 'agree-end':
      return [agreeQuestion(contest, step.words, who)]
    case 'wrap-up':
      return contest.phase.at === 'ended' ? [wrapUpQuestion(contest, contest.phase.outcome, who)] : []
    default:
      return assertNever(step)
  }
}
