import type { Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { Command } from '../commands'
import type { Contest, Phase } from '../contest'
import type { Event } from '../events'
import { currentAct, protagonistOf, relationshipOf } from '../questions'
import type { FateChoice, Relationship } from '../record'
import type { Refusal } from '../refusals'
import type { State } from '../state'
import type { Participant, Side } from '../vocabulary'
import { thenRefill } from './keeping'
import { expect } from './negotiation'
import { endedWith } from './verdict'

type Judged = Result<readonly Event[], Refusal>
type Of<Type extends Command['type']> = Extract<Command, { type: Type }>
type Ended = { readonly contest: Contest; readonly phase: Extract<Phase, { at: 'ended' }> }

/** What becomes of a relationship that gave a card to the loser: the winner's choice, within the act's. Rule A31. */
export function settleRelationship(state: State, { who, relationship: id, choice }: Of<'settle-relationship'>): Judged {
  const ended = expectEnded(state)
  if (!ended.ok) return ended
  const { contest, phase } = ended.value
  const winner = contest[phase.outcome.winner].who
  if (winner !== who) return refuse({ because: 'not-your-turn', turn: winner })
  const relationship = relationshipOf(state, id)
  const risk = phase.risks.find(one => one.relationship === id)
  if (!relationship || !risk || risk.settled) return refuse({ because: 'not-at-risk' })
  const { choices, price } = currentAct(state).risk
  if (!choices.includes(choice) || (choice === 'befriend' && relationship.kind === 'friend'))
    return refuse({ because: 'choice-not-offered' })
  const granted = phase.outcome.granted || (price === 'grant' && choice !== 'leave')
  const after = withFate(state, relationship, choice)
  return ok([
    {
      type: 'relationship-settled',
      relationship: after,
      outcome: { ...phase.outcome, granted },
      words: fateWords[choice]
    }
  ])
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

/** The wrap-up is told; hands come back to size. Rules A20, A23. */
export function closeContest(state: State, who: Participant, luck: Luck): Judged {
  const ended = expectEnded(state)
  if (!ended.ok) return ended
  const { contest, phase } = ended.value
  if (phase.outcome.narrator !== who && who !== 'world')
    return refuse({ because: 'not-your-turn', turn: phase.outcome.narrator })
  if (phase.transformation) return refuse({ because: 'transformation-owed', picker: phase.transformation.picker })
  if (phase.risks.some(one => !one.settled)) return refuse({ because: 'risks-open' })
  if (phase.proposal) return refuse({ because: 'end-proposed', by: contest[phase.proposal.by].who })
  return thenRefill(state, [closed(state, contest, phase.outcome)], 'refill', luck)
}

/** The table's own word ends it: with a winner, or as if it had not been called. Rule A37. */
export function endContest(state: State, { winner, reason }: Of<'end-contest'>, luck: Luck): Judged {
  const { contest } = state
  if (!contest) return refuse({ because: 'no-contest' })
  if (!winner) return thenRefill(state, [{ type: 'contest-called-off', reason }], 'refill', luck)
  if (contest.phase.at === 'ended') return refuse({ because: 'wrong-moment', now: 'the contest is over already' })
  const cleared: readonly Event[] = contest.phase.at === 'trick' ? cutShort(contest, winner) : []
  const outcome = { winner, by: 'table', both: false, granted: false, narrator: contest[winner].who } as const
  return ok([...cleared, endedWith(state, contest, outcome, null)])
}

/** The trick on the table goes to the winner, so that its cards leave the table. */
function cutShort(contest: Contest, winner: Side): readonly Event[] {
  if (contest.phase.at !== 'trick' || contest.phase.trick.laid.length === 0) return []
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
  return [{ type: 'trick-taken', who: contest[winner].who, trick }]
}

export function closed(state: State, contest: Contest, outcome: Extract<Phase, { at: 'ended' }>['outcome']): Event {
  const { serial, act, initiator, respondent, stakes } = contest
  const progress = [initiator, respondent].flatMap(({ who, acting }) => {
    const protagonist = acting?.as === 'protagonist' ? protagonistOf(state, who) : null
    if (!protagonist) return []
    const relationships = contest.brought.filter(id => relationshipOf(state, id)?.seat === who).length
    return [{ seat: protagonist.seat, relationships }]
  })
  return { type: 'contest-closed', past: { serial, act, initiator, respondent, stakes, outcome }, progress }
}

export function expectEnded(state: State): Result<Ended, Refusal> {
  const at = expect(state, 'ended')
  if (!at.ok) return at
  const { phase } = at.value
  return phase.at === 'ended' ? ok({ contest: at.value, phase }) : refuse({ because: 'no-contest' })
}
