import { assertNever } from '../../core/assert-never'
import type { Contest, Offer, Phase } from '../contest'
import type { ContestEvent, Event } from '../events'
import type { State } from '../state'
import { mostContests } from '../record'
import { withProtagonist } from './record'
import { applyTrick, isTrickEvent } from './trick'

const types: Readonly<Record<ContestEvent['type'], true>> = {
  'contest-called': true,
  'respondent-stepped-up': true,
  'stakes-set': true,
  'condition-changed': true,
  'limits-confirmed': true,
  'stakes-accepted': true,
  'trick-opened': true,
  'card-laid': true,
  'step-reached': true,
  'help-passed': true,
  'point-picked': true,
  'secret-answered': true,
  'trick-taken': true,
  'trick-awarded': true,
  'relationship-brought': true,
  'jack-drew': true,
  'contest-won': true,
  'transformation-picked': true,
  'relationship-settled': true,
  'end-proposed': true,
  'end-agreed': true,
  'contest-closed': true,
  'contest-called-off': true
}

export function isContestEvent(event: Event): event is ContestEvent {
  return event.type in types
}

/** The contest goes one step on. */
export function applyContest(state: State, event: ContestEvent): State {
  if (event.type === 'contest-called') return called(state, event)
  const { contest } = state
  if (!contest) return state
  if (isTrickEvent(event)) return applyTrick(state, contest, event)
  switch (event.type) {
    case 'respondent-stepped-up':
      return go({ ...contest, respondent: { who: event.who, acting: event.acting } }, { at: 'stakes' })
    case 'stakes-set':
      return offered(
        { ifWin: event.ifWin, ifLose: event.ifLose },
        { kind: 'stakes', by: 'initiator', ifWin: event.ifWin, ifLose: event.ifLose }
      )
    case 'condition-changed':
      return offered(
        { ...contest.stakes, [event.condition]: event.words },
        { kind: 'change', by: event.by, condition: event.condition, words: event.words }
      )
    case 'limits-confirmed':
      return put({ ...contest, confirmed: [...contest.confirmed, event.by] })
    case 'stakes-accepted':
      return put({
        ...contest,
        pace: event.pace,
        offers: [...contest.offers, { kind: 'accept', by: event.by, pace: event.pace }],
        phase: { at: 'between' }
      })
    case 'relationship-brought':
      return put({ ...contest, brought: [...contest.brought, event.relationship] })
    case 'jack-drew':
      return put({ ...contest, jacks: [...contest.jacks, event.seat] })
    case 'contest-won':
      return {
        ...put({
          ...contest,
          phase: { at: 'ended', outcome: event.outcome, transformation: event.transformation, risks: event.risks }
        }),
        relationships: state.relationships.map(one =>
          event.spent.includes(one.id) ? { ...one, spentIn: contest.act } : one
        )
      }
    case 'transformation-picked':
      return withProtagonist(
        ended(phase => ({ ...phase, transformation: null })),
        event.seat,
        one => ({ ...one, trumps: event.trumps, transformations: [...one.transformations, event.transformation] })
      )
    case 'relationship-settled':
      return {
        ...ended(phase => ({
          ...phase,
          outcome: event.outcome,
          risks: phase.risks.map(one => (one.relationship === event.relationship.id ? { ...one, settled: true } : one))
        })),
        relationships: state.relationships.map(one => (one.id === event.relationship.id ? event.relationship : one))
      }
    case 'end-proposed':
      return ended(phase => ({ ...phase, proposal: { by: event.by, words: event.words } }))
    case 'end-agreed':
      return ended(({ proposal: _answered, ...phase }) => ({
        ...phase,
        outcome: { ...phase.outcome, common: event.words }
      }))
    case 'contest-closed':
      return event.progress.reduce<State>(
        (now, { seat, relationships }) =>
          withProtagonist(now, seat, one => ({
            ...one,
            progress: {
              contests: Math.min(one.progress.contests + 1, mostContests),
              relationships: Math.max(one.progress.relationships, relationships)
            }
          })),
        { ...state, contest: null, past: [...state.past, event.past] }
      )
    case 'contest-called-off':
      return { ...cleared(state, contest), contest: null }
    default:
      return assertNever(event)
  }

  function put(next: Contest): State {
    return { ...state, contest: next }
  }
  function go(next: Contest, phase: Phase): State {
    return put({ ...next, phase })
  }
  function offered(stakes: Contest['stakes'], offer: Offer): State {
    if (!contest) return state
    const turn = offer.by === 'initiator' ? 'respondent' : 'initiator'
    return put({
      ...contest,
      stakes,
      offers: [...contest.offers, offer],
      confirmed: [],
      phase: { at: 'negotiation', turn }
    })
  }
  function ended(change: (phase: Extract<Phase, { at: 'ended' }>) => Phase): State {
    return contest?.phase.at === 'ended' ? put({ ...contest, phase: change(contest.phase) }) : state
  }
}

function called(state: State, event: Extract<ContestEvent, { type: 'contest-called' }>): State {
  return {
    ...state,
    numbers: { ...state.numbers, contest: event.serial },
    contest: {
      serial: event.serial,
      act: state.act,
      kind: event.kind,
      initiator: event.initiator,
      respondent: { who: event.respondent, acting: null },
      stakes: { ifWin: '', ifLose: '' },
      offers: [],
      confirmed: [],
      pace: null,
      phase: { at: 'called' },
      tricks: [],
      brought: [],
      jacks: []
    }
  }
}

/** What lies on the table goes to the discard pile. Rule A20. */
function cleared(state: State, contest: Contest): State {
  if (contest.phase.at !== 'trick') return state
  const cards = contest.phase.trick.laid.map(one => one.card)
  return { ...state, piles: { ...state.piles, discard: [...state.piles.discard, ...cards] } }
}
