import type { SeatId } from '../../core/seat'
import { withContest, expectPhase } from '../contest/contests'
import type { Contest, Phase } from '../contest/model'
import { cardsOnTable } from '../deck/hands'
import { discarded } from '../deck/piles'
import { withProtagonist } from '../record/protagonists'
import { withRelationship, relationshipOf } from '../record/relationships'
import { mostContests, type Participant, type Side, type FateChoice } from '../vocabulary'
import type { AuthorityRules } from '../authority'
import type { State, Act, CommandNamed, Judgement } from '../state'
import { agreeEnd, proposeEnd } from './both-win'
import { closeContest, endContest } from './closing'
import { pickTransformation } from './transforming'
import { ok, refuse } from '../../core/result'
import { happen } from '../../core/slice'
import { currentAct } from '../acts/current-act'
import type { Relationship } from '../record/model'
import { fatesFor } from './choices'

type EndedPhase = Extract<Phase, { at: 'ended' }>

function withEnd(state: State, change: (phase: EndedPhase) => EndedPhase): State {
  return withContest(state, contest =>
    contest.phase.at === 'ended' ? { ...contest, phase: change(contest.phase) } : contest
  )
}

/** Stores the closest end that the two agreed on before the first trick. Rule A24b. */
function withClosest(state: State, closest: NonNullable<Contest['closest']>): State {
  return withContest(state, contest => (contest.phase.at === 'negotiation' ? { ...contest, closest } : contest))
}

/** The side that proposed the end to which `who` agrees. */
function proposerOf({ contest }: State, who: Participant): Side {
  return contest?.initiator.who === who ? 'respondent' : 'initiator'
}

/** Counts one more contest for a protagonist. Rule A35. */
function withProgress(state: State, seat: SeatId, relationships: number): State {
  return withProtagonist(state, seat, one => ({
    ...one,
    progress: {
      contests: Math.min(one.progress.contests + 1, mostContests),
      relationships: Math.max(one.progress.relationships, relationships)
    }
  }))
}

/** Decides about a relationship that gave a card to the loser: the winner chooses among the choices of the act. Rule A31. */
function settleRelationship(
  act: Act,
  { who, relationship: id, choice }: CommandNamed<'settle-relationship'>
): Judgement {
  const { state } = act
  const ended = expectPhase(state, 'ended')
  if (!ended.ok) return ended
  const { contest, phase } = ended.value
  const winner = contest[phase.outcome.winner].who
  if (winner !== who) return refuse({ because: 'not-your-turn', turn: winner })
  const relationship = relationshipOf(state, id)
  const risk = phase.risks.find(one => one.relationship === id)
  if (!relationship || !risk || risk.settled) return refuse({ because: 'not-at-risk' })
  const { choices, price } = currentAct(state).risk
  if (!fatesFor(choices, relationship).includes(choice)) return refuse({ because: 'choice-not-offered' })
  const granted = phase.outcome.granted || (price === 'grant' && choice !== 'leave')
  return ok(
    happen(act, {
      type: 'relationship-settled',
      relationship: withFate(state, relationship, choice),
      outcome: { ...phase.outcome, granted },
      words: fateWords[choice]
    })
  )
}

const fateWords = {
  leave: 'comes out of it unharmed',
  spend: 'gives no more cards in this act',
  turn: 'changes sides',
  befriend: 'becomes a friend',
  hurt: 'is gravely hurt',
  kill: 'dies'
} as const satisfies Record<FateChoice, string>

function withFate(state: State, relationship: Relationship, choice: FateChoice): Relationship {
  const turned = relationship.kind === 'friend' ? 'foe' : 'friend'
  const changes = {
    leave: {},
    spend: { spentIn: state.act },
    turn: { kind: turned },
    befriend: { kind: 'friend' },
    hurt: { fate: 'hurt' },
    kill: { fate: 'dead' }
  } as const satisfies Record<FateChoice, Partial<Relationship>>
  return { ...relationship, ...changes[choice] }
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
      // A proposal from before that has no answer stays open.
      const { closest } = contest
      const proposal = outcome.both && closest && !closest.agreed ? { by: closest.by, words: closest.words } : null
      return {
        ...state,
        contest: { ...contest, phase: { at: 'ended', outcome, transformation, risks, ...(proposal && { proposal }) } },
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
    'end-proposed': (state, { by, words }) =>
      withEnd(withClosest(state, { by, words, agreed: false }), phase => ({ ...phase, proposal: { by, words } })),
    'end-agreed': (state, { who, words }) =>
      withEnd(withClosest(state, { by: proposerOf(state, who), words, agreed: true }), phase => {
        const { proposal: _answered, ...rest } = phase
        return { ...rest, outcome: { ...phase.outcome, common: words } }
      }),
    'contest-closed': (state, { past, progress }) =>
      progress.reduce<State>((now, { seat, relationships }) => withProgress(now, seat, relationships), {
        ...state,
        contest: null,
        past: [...state.past, past]
      }),
    /** The cards on the table go to the discard pile. Rule A20. */
    'contest-called-off': state => ({ ...discarded(state, cardsOnTable(state)), contest: null })
  },
  authorities: {
    'pick-transformation': 'spoken',
    'settle-relationship': 'spoken',
    'propose-end': 'spoken',
    'agree-end': 'spoken',
    'close-contest': 'spoken',
    'end-contest': 'keeping'
  }
} satisfies AuthorityRules
