import { assertNever } from '../core/assert-never'
import type { SeatId } from '../core/seat'
import { currentAct } from './acts/current-act'
import type { TransformationChoice } from './acts/model'
import { limitsAsked, sideOf } from './contest/contests'
import type { Contest } from './contest/model'
import type { Trick } from './contest/shapes'
import { cardsTooMany } from './deck/hands'
import type { State } from './state'
import { helpersLeft, sideHelped, sideToPoint } from './trick/steps'
import { type FateChoice, otherSide, type Participant, type RelationshipId, type Side } from './vocabulary'

/** One step that the game waits for. */
export type AskedStep =
  | { readonly kind: 'step-up' }
  | { readonly kind: 'set-stakes' }
  | { readonly kind: 'negotiate' }
  | { readonly kind: 'confirm-limits' }
  | { readonly kind: 'lead' }
  | { readonly kind: 'answer' }
  | { readonly kind: 'help'; readonly side: Side }
  | { readonly kind: 'point'; readonly side: Side }
  | { readonly kind: 'answer-secret' }
  | { readonly kind: 'hand-back'; readonly count: number }
  | { readonly kind: 'transformation'; readonly of: SeatId; readonly choices: readonly TransformationChoice[] }
  | {
      readonly kind: 'settle'
      readonly relationships: readonly RelationshipId[]
      readonly choices: readonly FateChoice[]
      readonly price: 'none' | 'grant'
    }
  | { readonly kind: 'agree-end'; readonly words: string }
  | { readonly kind: 'wrap-up' }
  | { readonly kind: 'discard'; readonly count: number }

/** The steps that the game waits for from this participant. Every audience sees them, and they depend only on counts of cards. */
export function askedOf(state: State, who: Participant): readonly AskedStep[] {
  const { contest } = state
  if (!state.started) return []
  if (!contest) {
    const count = cardsTooMany(state, who)
    return count > 0 ? [{ kind: 'discard', count }] : []
  }
  const { phase } = contest
  switch (phase.at) {
    case 'called':
      return contest.respondent.who === who ? [{ kind: 'step-up' }] : []
    case 'stakes':
      return contest.initiator.who === who ? [{ kind: 'set-stakes' }] : []
    case 'negotiation':
      return negotiation(contest, sideOf(contest, who), phase.turn)
    case 'trick':
      return inTrick(state, contest, phase.trick, who)
    case 'between':
      return []
    case 'ended':
      return atTheEnd(state, contest, who)
    default:
      return assertNever(phase)
  }
}

function negotiation(contest: Contest, side: Side | null, turn: Side): readonly AskedStep[] {
  if (!side) return []
  const asked: AskedStep[] = []
  if (limitsAsked(contest) && !contest.confirmed.includes(side)) asked.push({ kind: 'confirm-limits' })
  if (side === turn) asked.push({ kind: 'negotiate' })
  const { closest } = contest
  if (closest && !closest.agreed && closest.by !== side) asked.push({ kind: 'agree-end', words: closest.words })
  return asked
}

function inTrick(state: State, contest: Contest, trick: Trick, who: Participant): readonly AskedStep[] {
  const { question, leader, step } = trick
  if (question) {
    if (question.by !== who) return []
    return question.kind === 'secret' ? [{ kind: 'answer-secret' }] : [{ kind: 'hand-back', count: question.count }]
  }
  if (step === 'lead') return contest[leader].who === who ? [{ kind: 'lead' }] : []
  if (step === 'answer') return contest[otherSide(leader)].who === who ? [{ kind: 'answer' }] : []
  if (step === 'points') {
    const side = sideToPoint(trick)
    return side && contest[side].who === who ? [{ kind: 'point', side }] : []
  }
  const side = sideHelped(trick)
  return side && helpersLeft(state, contest, trick).includes(who) ? [{ kind: 'help', side }] : []
}

function atTheEnd(state: State, contest: Contest, who: Participant): readonly AskedStep[] {
  const { phase } = contest
  if (phase.at !== 'ended') return []
  const { outcome, transformation, risks, proposal } = phase
  const asked: AskedStep[] = []
  const { transformations, risk } = currentAct(state)
  if (transformation?.picker === who)
    asked.push({ kind: 'transformation', of: transformation.of, choices: transformations })
  const open = risks.filter(one => !one.settled).map(one => one.relationship)
  if (open.length > 0 && contest[outcome.winner].who === who) {
    asked.push({ kind: 'settle', relationships: open, choices: risk.choices, price: risk.price })
  }
  if (proposal && contest[otherSide(proposal.by)].who === who) asked.push({ kind: 'agree-end', words: proposal.words })
  if (!transformation && !proposal && open.length === 0 && outcome.narrator === who) asked.push({ kind: 'wrap-up' })
  return asked
}
