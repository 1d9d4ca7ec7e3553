import { assertNever } from '../../core/assert-never'
import type { Contest, LaidCard, Trick } from '../contest'
import type { ContestEvent } from '../events'
import { handOf } from '../questions'
import type { State } from '../state'
import { without } from './cards'

type TrickEvent = Extract<
  ContestEvent,
  {
    readonly type:
      | 'trick-opened'
      | 'card-laid'
      | 'step-reached'
      | 'help-passed'
      | 'point-picked'
      | 'secret-answered'
      | 'trick-taken'
      | 'trick-awarded'
  }
>

const types: Readonly<Record<TrickEvent['type'], true>> = {
  'trick-opened': true,
  'card-laid': true,
  'step-reached': true,
  'help-passed': true,
  'point-picked': true,
  'secret-answered': true,
  'trick-taken': true,
  'trick-awarded': true
}

export function isTrickEvent(event: ContestEvent): event is TrickEvent {
  return event.type in types
}

/** The trick on the table goes one step on. */
export function applyTrick(state: State, contest: Contest, event: TrickEvent): State {
  const put = (next: Contest): State => ({ ...state, contest: next })
  const withTrick = (change: (trick: Trick) => Trick): Contest =>
    contest.phase.at === 'trick' ? { ...contest, phase: { at: 'trick', trick: change(contest.phase.trick) } } : contest
  switch (event.type) {
    case 'trick-opened':
      return put({ ...contest, phase: { at: 'trick', trick: emptyTrick(event.number, event.leader) } })
    case 'card-laid':
      return {
        ...put(withTrick(trick => ({ ...trick, laid: [...trick.laid, event.laid], question: questionOf(event.laid) }))),
        piles: {
          ...state.piles,
          hands: { ...state.piles.hands, [event.laid.by]: without(handOf(state, event.laid.by), [event.laid.card]) }
        }
      }
    case 'step-reached':
      return put(withTrick(trick => ({ ...trick, step: event.step, passed: [] })))
    case 'help-passed':
      return put(withTrick(trick => ({ ...trick, passed: [...trick.passed, event.who] })))
    case 'point-picked':
      return put(withTrick(trick => ({ ...trick, points: { ...trick.points, [event.side]: event.card } })))
    case 'secret-answered':
      return put(withTrick(trick => answered(state, trick, event.verdict)))
    case 'trick-taken':
      return {
        ...put({ ...contest, phase: { at: 'between' }, tricks: [...contest.tricks, event.trick] }),
        piles: { ...state.piles, discard: [...state.piles.discard, ...event.trick.laid.map(one => one.card)] }
      }
    case 'trick-awarded':
      return put({
        ...contest,
        tricks: contest.tricks.map(one =>
          one.number === event.number ? { ...one, takenBy: event.to, because: 'table' } : one
        )
      })
    default:
      return assertNever(event)
  }
}

function emptyTrick(number: number, leader: Trick['leader']): Trick {
  return {
    number,
    leader,
    step: 'lead',
    laid: [],
    passed: [],
    points: { initiator: null, respondent: null },
    question: null
  }
}

function questionOf(laid: LaidCard): Trick['question'] {
  return laid.secret && { kind: 'secret', by: laid.secret.about, accuser: laid.by, card: laid.card }
}

/** True: the card counts as a trump. False: the accuser's hand is on its way, and as many cards are owed back. Rules A27–A29. */
function answered(state: State, trick: Trick, verdict: 'true' | 'false'): Trick {
  const { question } = trick
  if (question?.kind !== 'secret') return trick
  const laid = trick.laid.map(one =>
    one.card === question.card && one.secret ? { ...one, secret: { ...one.secret, verdict } } : one
  )
  const count = handOf(state, question.accuser).length
  if (verdict === 'true' || count === 0) return { ...trick, laid, question: null }
  return { ...trick, laid, question: { kind: 'hand-back', by: question.by, to: question.accuser, count } }
}
