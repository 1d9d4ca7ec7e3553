import type { Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { type ActOf, happen, type SliceRules } from '../../core/slice'
import type { Contest, Phase } from '../contest/model'
import type { Outcome } from '../contest/shapes'
import { expectPhase, withContest } from '../contest/sides'
import { refill } from '../deck/dealing'
import { cardsOnTable } from '../deck/hands'
import { discarded } from '../deck/piles'
import { actingProtagonist, withProtagonist } from '../record/protagonists'
import { relationshipOf, withRelationship } from '../record/relationships'
import { mostContests } from '../shapes'
import type { Standings } from '../standing'
import type { Command, Game, Refusal, State } from '../state'
import type { Side } from '../vocabulary'
import { agreeEnd, proposeEnd } from './both-win'
import { settleRelationship } from './fates'
import { pickTransformation } from './transforming'
import { endWith } from './verdict'

type Judged = Result<ActOf<Game>, Refusal>
type Asked<Type extends Command['type']> = Extract<Command, { type: Type }>
type Ended = Extract<Phase, { at: 'ended' }>

/** The wrap-up is told; hands come back to size. Rules A20, A23. */
function closeContest(act: ActOf<Game>, { who }: Asked<'close-contest'>, luck: Luck): Judged {
  const ended = expectPhase(act.state, 'ended')
  if (!ended.ok) return ended
  const { contest, phase } = ended.value
  const { outcome, transformation, risks, proposal } = phase
  if (outcome.narrator !== who && who !== 'world') return refuse({ because: 'not-your-turn', turn: outcome.narrator })
  if (transformation) return refuse({ because: 'transformation-owed', picker: transformation.picker })
  if (risks.some(one => !one.settled)) return refuse({ because: 'risks-open' })
  if (proposal) return refuse({ because: 'end-proposed', by: contest[proposal.by].who })
  return refill(close(act, contest, outcome), 'refill', luck)
}

/** The contest goes to the record, with what it counts for in the prologue. */
export function close(act: ActOf<Game>, contest: Contest, outcome: Outcome): ActOf<Game> {
  const { state } = act
  const { serial, act: number, initiator, respondent, stakes } = contest
  const progress = [initiator, respondent].flatMap(({ who, acting }) => {
    const protagonist = actingProtagonist(state, who, acting)
    if (!protagonist) return []
    const relationships = contest.brought.filter(id => relationshipOf(state, id)?.seat === who).length
    return [{ seat: protagonist.seat, relationships }]
  })
  const past = { serial, act: number, initiator, respondent, stakes, outcome }
  return happen(act, { type: 'contest-closed', past, progress })
}

/** The table's own word ends it: with a winner, or as if it had not been called. Rule A37. */
function endContest(act: ActOf<Game>, { winner, reason }: Asked<'end-contest'>, luck: Luck): Judged {
  const { contest } = act.state
  if (!contest) return refuse({ because: 'no-contest' })
  if (!winner) return refill(happen(act, { type: 'contest-called-off', reason }), 'refill', luck)
  if (contest.phase.at === 'ended') return refuse({ because: 'wrong-moment', now: 'the contest is over already' })
  const outcome = { winner, by: 'table', both: false, granted: false, narrator: contest[winner].who } as const
  return ok(endWith(cutShort(act, contest, winner), contest, outcome, null))
}

/** The trick on the table goes to the winner, so that its cards leave the table. */
function cutShort(act: ActOf<Game>, contest: Contest, winner: Side): ActOf<Game> {
  if (contest.phase.at !== 'trick' || contest.phase.trick.laid.length === 0) return act
  const { number, leader, laid } = contest.phase.trick
  const trick = {
    number,
    leader,
    laid,
    points: { initiator: null, respondent: null },
    takenBy: winner,
    because: 'table',
    higher: winner
  } as const
  return happen(act, { type: 'trick-taken', who: contest[winner].who, trick })
}

function withEnd(state: State, change: (phase: Ended) => Ended): State {
  return withContest(state, contest =>
    contest.phase.at === 'ended' ? { ...contest, phase: change(contest.phase) } : contest
  )
}

/** A protagonist has had one more contest. Rule A35. */
function withProgress(state: State, seat: SeatId, relationships: number): State {
  return withProtagonist(state, seat, one => ({
    ...one,
    progress: {
      contests: Math.min(one.progress.contests + 1, mostContests),
      relationships: Math.max(one.progress.relationships, relationships)
    }
  }))
}

export const endingRules = {
  decide: {
    'pick-transformation': pickTransformation,
    'settle-relationship': settleRelationship,
    'propose-end': proposeEnd,
    'agree-end': agreeEnd,
    'close-contest': closeContest,
    'end-contest': endContest
  },
  apply: {
    'contest-won': (state, { outcome, transformation, risks, spent }) => {
      const { contest, relationships } = state
      if (!contest) return state
      return {
        ...state,
        contest: { ...contest, phase: { at: 'ended', outcome, transformation, risks } },
        relationships: relationships.map(one => (spent.includes(one.id) ? { ...one, spentIn: contest.act } : one))
      }
    },
    'transformation-picked': (state, { seat, trumps, transformation }) =>
      withProtagonist(
        withEnd(state, phase => ({ ...phase, transformation: null })),
        seat,
        one => ({ ...one, trumps, transformations: [...one.transformations, transformation] })
      ),
    'relationship-settled': (state, { relationship, outcome }) =>
      withRelationship(
        withEnd(state, phase => ({
          ...phase,
          outcome,
          risks: phase.risks.map(one => (one.relationship === relationship.id ? { ...one, settled: true } : one))
        })),
        relationship
      ),
    'end-proposed': (state, { by, words }) => withEnd(state, phase => ({ ...phase, proposal: { by, words } })),
    'end-agreed': (state, { words }) =>
      withEnd(state, ({ proposal: _answered, ...phase }) => ({
        ...phase,
        outcome: { ...phase.outcome, common: words }
      })),
    'contest-closed': (state, { past, progress }) =>
      progress.reduce<State>((now, { seat, relationships }) => withProgress(now, seat, relationships), {
        ...state,
        contest: null,
        past: [...state.past, past]
      }),
    /** What lies on the table goes to the discard pile. Rule A20. */
    'contest-called-off': state => ({ ...discarded(state, cardsOnTable(state)), contest: null })
  }
} satisfies SliceRules<Game>

export const endingStandings = {
  'pick-transformation': 'spoken',
  'settle-relationship': 'spoken',
  'propose-end': 'spoken',
  'agree-end': 'spoken',
  'close-contest': 'spoken',
  'end-contest': 'keeping'
} as const satisfies Standings
